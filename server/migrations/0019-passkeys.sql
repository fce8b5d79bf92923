create table passkey (
  id uuid primary key,
  -- The authenticator's own name for the key, in base64url.
  credential_id text not null unique,
  member_id uuid not null,
  site_id integer not null,
  public_key bytea not null,
  -- Counts the sign-ins in authenticators that count; a smaller number than before is a copy.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  used_on date,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index passkey_member on passkey (member_id);

-- What an authenticator is asked to sign: for one use within a few minutes, on one site; null where nobody is signed in.
create table passkey_challenge (
  challenge text primary key,
  site_id integer not null references site,
  member_id uuid references member on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
