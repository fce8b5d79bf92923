-- That a member has said explicitly to be of age, when, and for which country's sake.
create table age_assurance (
  member_id uuid primary key,
  kind text not null check (kind in ('self-declared')),
  country text not null,
  created_at timestamptz not null
);
