-- Searches that a member keeps under a name. Once a week at most a mail says that somebody new fits.
create table saved_search (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member on delete cascade,
  -- A member has at most ten.
  slot smallint not null check (slot between 1 and 10),
  name text not null check (char_length(name) between 1 and 40),
  search jsonb not null check (jsonb_typeof(search) = 'object' and pg_column_size(search) <= 2000),
  created_at timestamptz not null,
  -- People who joined after this have not been mailed of.
  looked_at timestamptz not null,
  -- The client's id for the request: sent again, it keeps no second one.
  client_id uuid not null,
  unique (member_id, slot),
  unique (member_id, client_id)
);
create index saved_search_looked on saved_search (looked_at);
