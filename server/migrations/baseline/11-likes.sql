-- Likes, and the matches that come of them.

-- Whether a few people like somebody is one walk through that member's likers: all likes of one receiver lie side by side
-- in the key.
create table member_like (
  from_id uuid not null references member on delete cascade,
  to_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- When the like was shown in the pop-up; it is never shown there a second time.
  popped_at timestamptz,
  primary key (to_id, from_id),
  check (from_id <> to_id)
);
-- Every page counts the new likes. Who is liked by thousands does not have them all read each time.
create index member_like_new on member_like (to_id, created_at desc) include (from_id) where seen_at is null;
-- Lists go on page by page, so that their order ends with an id.
create index member_like_to on member_like (to_id, created_at desc, from_id desc);
create index member_like_from on member_like (from_id, created_at desc, to_id desc);

-- The pair of both likes, made once even where both like at the same moment.
create table member_match (
  low_id uuid not null references member on delete cascade,
  high_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index member_match_low on member_match (low_id, created_at desc, high_id desc);
create index member_match_high on member_match (high_id, created_at desc, low_id desc);

-- Whom a member passed in the swipe game. Nobody is told of it.
create table swipe_pass (
  from_id uuid not null references member on delete cascade,
  to_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index swipe_pass_latest on swipe_pass (from_id, created_at desc, to_id desc);
create index swipe_pass_to on swipe_pass (to_id);

-- The likes that a member has given in the game on the day that ends at `until`, by the clock of `zone`.
create table swipe_day (
  member_id uuid primary key references member on delete cascade,
  zone text not null check (char_length(zone) between 1 and 64),
  until timestamptz not null,
  likes smallint not null check (likes between 0 and 4)
);
