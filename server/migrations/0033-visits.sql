-- Who looked at whom, the latest time of each pair, for thirty days.
create table visit (
  member_id uuid not null,
  visitor_id uuid not null,
  visited_at timestamptz not null,
  primary key (member_id, visitor_id),
  check (member_id <> visitor_id)
);
create index visit_listed on visit (member_id, visited_at desc, visitor_id desc);
create index visit_visitor on visit (visitor_id);
create index visit_old on visit (visited_at);
alter table profile add column show_visits boolean not null default true;

-- Members whom somebody saved, and what somebody noted of a member. Nobody else sees either.
create table favourite (
  owner_id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (owner_id, member_id),
  check (owner_id <> member_id)
);
create index favourite_listed on favourite (owner_id, created_at desc, member_id desc);
create index favourite_member on favourite (member_id);
create table member_note (
  owner_id uuid not null,
  member_id uuid not null,
  body text not null check (body <> ''),
  updated_at timestamptz not null,
  primary key (owner_id, member_id),
  check (owner_id <> member_id)
);
create index member_note_member on member_note (member_id);
