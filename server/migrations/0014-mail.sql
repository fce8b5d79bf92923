-- What was mailed, and how each mail fared: written by the job that sends it. Without a mail server it is what the outbox shows.
create table mail (
  id uuid primary key,
  site_id integer not null references site,
  member_id uuid references member on delete cascade,
  kind text not null,
  -- queued: not yet handed over. unknown: the mail server fell silent amid a mail, which is then never sent again.
  state text not null check (state in ('queued', 'sending', 'sent', 'refused', 'unknown', 'dropped')),
  address text,
  subject text,
  html text,
  body text,
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_member on mail (member_id);
create index mail_created on mail (created_at);

-- The links of mails: what is stored is the token's hash. One use, until its time; of a purpose only the newest counts.
create table mail_link (
  token_hash bytea primary key,
  member_id uuid not null,
  site_id integer not null,
  purpose text not null,
  -- What the link is bound to: a target page, a new address.
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index mail_link_member on mail_link (member_id, purpose);
create index mail_link_expires on mail_link (expires_at);
