-- What only the people see who run the installation.

-- What the last audit of the data found, one row for each of its checks.
create table audit_result (
  check_name text primary key,
  findings bigint not null check (findings >= 0),
  sample text[] not null,
  checked_at timestamptz not null
);
