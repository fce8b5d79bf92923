-- What the installation keeps for itself, below all nouns.

-- The live stream: what open pages are told. A page that comes back resumes from the number of its last event.
create table event_cursor (
  member_id uuid primary key references member on delete cascade,
  last_number bigint not null
);

-- Kept for a day.
create table event (
  member_id uuid not null references member on delete cascade,
  number bigint not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, number)
);
create index event_created on event (created_at);

-- What the processes of one installation share and nobody chooses, as the key that signs addresses.
create table secret (
  name text primary key,
  value text not null
);
