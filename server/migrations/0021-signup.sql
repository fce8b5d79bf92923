-- Which version of the terms a member accepted at the signup, and when; neither for accounts from before.
alter table member
  add column terms_version timestamptz,
  add column terms_accepted_at timestamptz,
  add constraint member_terms check ((terms_version is null) = (terms_accepted_at is null));

-- The steps of a signup that are done or skipped. Null before the first and once the signup has ended.
alter table profile add column signup_passed text[];

-- Sentences that a member finished: "The way to my heart is …".
create table profile_prompt (
  member_id uuid not null references profile on delete cascade,
  prompt text not null,
  position integer not null,
  answer text not null check (answer <> ''),
  primary key (member_id, prompt)
);

-- For whom somebody joined: the like and the first message that they are to have. A message waits until the sender's
-- address is confirmed; the row goes when nothing is left to do.
create table signup_wish (
  member_id uuid primary key references member on delete cascade,
  target_id uuid not null references member on delete cascade,
  likes boolean not null,
  message text,
  client_id uuid not null,
  created_at timestamptz not null,
  check (member_id <> target_id)
);
create index signup_wish_target on signup_wish (target_id);
