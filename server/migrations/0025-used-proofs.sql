-- A solved challenge counts once. A row is of use until its challenge has run out.
create table used_proof (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_proof_expires on used_proof (expires_at);
