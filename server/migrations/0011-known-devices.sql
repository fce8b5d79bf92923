-- Where a member signed in before, strangers' wrong tries keep nobody out. One browser can be known to several members.

create table known_device (
  token_hash bytea not null,
  member_id uuid not null,
  site_id integer not null,
  signed_in_at timestamptz not null,
  primary key (token_hash, member_id),
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index known_device_member on known_device (member_id);
create index known_device_signed_in on known_device (signed_in_at);

-- Wrong tries from all networks together.
create table login_day (
  site_id integer not null references site,
  account text not null,
  failures integer not null check (failures >= 0),
  first_at timestamptz not null,
  primary key (site_id, account)
);
create index login_day_first on login_day (first_at);
