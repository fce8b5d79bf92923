-- What people tell us of members and of content, until some time after it is decided.

-- What people report of members, with what was to be seen at that moment.
create table report (
  id uuid primary key,
  -- The browser's own id for it: sent again, it is the same report.
  request_id uuid not null unique,
  member_id uuid not null,
  -- Null: somebody who was not signed in, or whose account is erased.
  reporter_id uuid,
  site_id integer not null,
  subject text not null check (subject in ('profile', 'photo', 'conversation')),
  reason text not null,
  details text,
  evidence jsonb not null,
  -- A copy of the photo, since the member may delete the original.
  photo_key text,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (member_id <> reporter_id),
  check ((state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create index report_open on report (created_at, id) where state = 'open';
create index report_decided on report (decided_at) where state <> 'open';
create index report_member on report (member_id);
create index report_reporter on report (reporter_id) where reporter_id is not null;

-- The copy goes with its report, whatever removes that.
create function forget_report_photo() returns trigger language plpgsql as $$
begin
  insert into unused_file (key, remove_at) values (old.photo_key, '-infinity') on conflict do nothing;
  return null;
end $$;
create trigger report_photo after delete on report
  for each row when (old.photo_key is not null) execute function forget_report_photo();

-- Notices of illegal content and other complaints (DSA, Article 16), of members and of anybody else.
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
