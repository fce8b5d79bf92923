-- How many mails of a purpose were asked for at an address within a day, whether anybody owns the address or not. An
-- address is kept as a hash.
create table mail_request (
  site_id integer not null references site,
  account text not null,
  purpose text not null,
  mails integer not null check (mails >= 0),
  -- Of the request that counted last: one that comes soon after it is taken for its repetition.
  request uuid not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (site_id, account, purpose)
);
create index mail_request_first on mail_request (first_at);
