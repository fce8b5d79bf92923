-- Companies, sites and the places of the world.

create table company (
  id integer primary key,
  name text not null,
  address text not null,
  city text not null,
  kvk text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  tradenames text[] not null,
  vat_numbers text[] not null,
  support_phone text not null,
  delete_discount integer not null check (delete_discount between 0 and 100),
  statement_name text not null,
  added timestamptz not null
);

create table site (
  id integer primary key,
  company_id integer not null references company,
  niche smallint not null check (niche between 1 and 7),
  settings jsonb not null,
  version integer not null default 1,
  unique (id, company_id)
);

create table site_host (
  host text primary key check (host = lower(host)),
  site_id integer not null references site
);

create table region (
  id text primary key,
  country text not null,
  name text not null,
  sort integer not null
);
create index region_country on region (country, sort);

create table city (
  id integer primary key,
  country text not null,
  region_id text not null references region,
  name text not null,
  latitude real not null,
  longitude real not null,
  population integer not null
);
create index city_region on city (region_id, name);
create index city_country on city (country, lower(name) text_pattern_ops);

-- The account.

create table member (
  id uuid primary key,
  site_id integer not null references site,
  company_id integer not null,
  email text check (email = lower(email)),
  email_confirmed_at timestamptz,
  name text not null,
  password_hash text,
  status text not null check (status in ('active', 'suspended', 'deleted')),
  language text not null,
  paid boolean not null default false,
  is_demo boolean not null default false,
  conversations_started integer not null default 0 check (conversations_started >= 0),
  tracking jsonb not null default '{}',
  signup_request uuid unique,
  created_at timestamptz not null,
  unique (id, site_id),
  foreign key (site_id, company_id) references site (id, company_id)
);
create unique index member_email on member (site_id, email) where email_confirmed_at is not null;
create unique index member_name on member (site_id, lower(name));

create table session (
  token_hash bytea primary key,
  member_id uuid not null,
  site_id integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index session_member on session (member_id);
create index session_expires on session (expires_at);

create table login_attempt (
  site_id integer not null references site,
  account text not null,
  network text not null,
  failures integer not null,
  first_at timestamptz not null,
  blocked_until timestamptz,
  primary key (site_id, account, network)
);

-- The public face.

create table profile (
  member_id uuid primary key,
  site_id integer not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  gender text check (gender in ('male', 'female')),
  sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  birth_date date not null,
  country text,
  region_id text references region,
  city_id integer references city,
  relationship_status text,
  hair_color text,
  eye_color text,
  body_type text,
  tattoos boolean,
  interests text[] not null default '{}',
  reason text,
  about text,
  is_fictional boolean not null,
  invisible boolean not null default false,
  last_active_at timestamptz not null,
  created_at timestamptz not null,
  visible boolean generated always as
    (status = 'active' and not invisible and gender is not null and country is not null) stored,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index profile_search on profile (site_id, gender, country, last_active_at desc, member_id desc) where visible;
create index profile_search_region
  on profile (site_id, gender, country, region_id, last_active_at desc, member_id desc) where visible;
-- A search counts fictional profiles apart; without an index of their own it would read everyone to find the few.
create index profile_fictional on profile (site_id, gender, country, birth_date) where visible and is_fictional;

create function keep_fictional() returns trigger language plpgsql as $$
begin
  raise exception 'is_fictional is set at creation and never changed';
end $$;
create trigger profile_keep_fictional before update of is_fictional on profile
  for each row when (old.is_fictional is distinct from new.is_fictional) execute function keep_fictional();

create table photo (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  position integer not null,
  is_main boolean not null,
  state text not null check (state in ('pending', 'active', 'rejected')),
  width integer not null,
  height integer not null,
  placeholder text not null,
  full_name text not null unique,
  card_name text not null unique,
  blur_name text not null unique,
  full_key text not null,
  card_key text not null,
  blur_key text not null,
  created_at timestamptz not null,
  unique (member_id, position)
);
create unique index photo_main on photo (member_id) where is_main;

-- Who may not meet whom.

create table block (
  from_id uuid not null references member on delete cascade,
  to_id uuid not null references member on delete cascade,
  company_id integer not null references company,
  created_at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index block_to on block (to_id, from_id);

-- Credits: one row per transfer, zero-sum; a member's balance is kept and never negative.

create table account (
  id uuid primary key,
  member_id uuid unique references member,
  company_id integer not null references company,
  house text check (house in ('sales', 'messages', 'gifts', 'bonus', 'refunds', 'debt')),
  balance bigint not null default 0 check (member_id is null or balance >= 0),
  check ((member_id is null) <> (house is null))
);
create unique index account_house on account (company_id, house) where house is not null;

create table transfer (
  id uuid primary key,
  from_account uuid not null references account,
  to_account uuid not null references account,
  amount integer not null check (amount > 0),
  kind text not null,
  reference text not null,
  created_at timestamptz not null,
  check (from_account <> to_account),
  unique (kind, reference)
);
create index transfer_from on transfer (from_account, created_at);
create index transfer_to on transfer (to_account, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_change();
create trigger transfer_no_truncate before truncate on transfer
  for each statement execute function refuse_change();

create table bundle (
  id uuid primary key,
  site_id integer not null references site,
  country text not null,
  currency text not null,
  credits integer not null check (credits > 0),
  price integer not null check (price > 0),
  usual boolean not null default false,
  active boolean not null default true,
  unique (site_id, country, credits)
);

-- Payments.

create table payment_order (
  id uuid primary key,
  member_id uuid not null references member,
  site_id integer not null references site,
  company_id integer not null references company,
  bundle_id uuid not null references bundle,
  request_id uuid not null,
  credits integer not null check (credits > 0),
  amount integer not null check (amount >= 0),
  transaction_costs integer not null default 0 check (transaction_costs >= 0),
  currency text not null,
  method text not null,
  provider text not null,
  provider_payment_id text,
  redirect text,
  state text not null check (state in
    ('created', 'pending', 'completed', 'failed', 'cancelled', 'refunded', 'charged_back')),
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (member_id, request_id),
  unique (provider, provider_payment_id)
);
create index payment_order_member on payment_order (member_id, created_at desc);

create table provider_event (
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  outcome text not null check (outcome in ('applied', 'ignored', 'quarantined')),
  reason text,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create table sandbox_payment (
  id uuid primary key,
  reference text not null unique,
  amount integer not null,
  currency text not null,
  method text not null,
  return_path text not null,
  state text not null default 'open' check (state in ('open', 'approved', 'failed', 'cancelled', 'pending')),
  created_at timestamptz not null
);

-- Likes.

create table member_like (
  from_id uuid not null references member on delete cascade,
  to_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index member_like_to on member_like (to_id, created_at desc);

create table member_match (
  low_id uuid not null references member on delete cascade,
  high_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);

-- Conversations.

create table conversation (
  id uuid primary key,
  company_id integer not null references company,
  low_id uuid not null references member,
  high_id uuid not null references member,
  opened_by uuid not null references member,
  last_number integer not null default 0,
  created_at timestamptz not null,
  unique (company_id, low_id, high_id),
  check (low_id < high_id)
);

create table participant (
  conversation_id uuid not null references conversation,
  member_id uuid not null references member,
  other_id uuid not null references member,
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  hidden_to integer not null default 0,
  hidden boolean not null default false,
  last_at timestamptz not null,
  primary key (conversation_id, member_id)
);
create index participant_list on participant (member_id, last_at desc, conversation_id desc) where not hidden;

create table message (
  conversation_id uuid not null references conversation,
  number integer not null,
  sender_id uuid not null references member,
  client_id uuid not null,
  kind text not null check (kind in ('text', 'photo', 'gif', 'gift')),
  body text not null,
  cost integer not null check (cost >= 0),
  transfer_id uuid references transfer,
  created_at timestamptz not null,
  primary key (conversation_id, number),
  unique (sender_id, client_id),
  check ((cost > 0) = (transfer_id is not null))
);

-- The live stream, and what the installation keeps for itself.

create table event_cursor (
  member_id uuid primary key references member on delete cascade,
  last_number bigint not null
);

create table event (
  member_id uuid not null references member on delete cascade,
  number bigint not null,
  payload jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, number)
);
create index event_created on event (created_at);

create table secret (
  name text primary key,
  value text not null
);
