-- Notices of illegal content and other complaints (DSA, Article 16), of members and of anybody else, until some time after their answer.
create table complaint (
  id uuid primary key,
  -- The browser's own id for it: sent again, it is the same complaint.
  request_id uuid not null unique,
  site_id integer not null,
  -- Null: somebody who was not signed in.
  member_id uuid,
  -- An address of the site, or the name of a member.
  about text not null,
  reason text not null,
  explanation text not null,
  name text,
  email text not null,
  language text not null,
  -- Of the token in the mailed link to its status.
  token_hash bytea not null unique,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  answer text,
  answered_by text,
  answered_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'open') = (answered_at is null)),
  check ((state = 'open') = (answer is null) and (answer is null) = (answered_by is null))
);
create index complaint_open on complaint (created_at, id) where state = 'open';
create index complaint_answered on complaint (answered_at) where state <> 'open';
create index complaint_member on complaint (member_id) where member_id is not null;
