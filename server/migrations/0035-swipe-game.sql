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
