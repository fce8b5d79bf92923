-- Web push: a key pair for each site, and the devices that members let us reach.
create table push_key (
  site_id integer primary key references site on delete cascade,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- A device belongs to the session in which it was added and goes with it when that ends by a word: signing out here or
-- from afar, a new password. A session that only ran out leaves its device (session_hash is then null).
create table push_subscription (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  session_hash bytea references session on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  constraint push_subscription_endpoint unique (endpoint)
);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_hash);

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('message', 'like', 'match', 'unread_reminder', 'push_message'));
