-- A company owns sites, and a site is found by its hosts. The places of the world are the same for all of them.

create table company (
  id integer primary key,
  name text not null,
  address text not null,
  city text not null,
  kvk text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  tradenames text[] not null,
  vat_numbers text[] not null,
  -- Of 10,000, by country, where the rate differs from the program's own list.
  vat_rates jsonb not null default '{}',
  support_phone text not null,
  statement_name text not null,
  -- In per cent: what somebody who is about to delete the account is offered instead.
  delete_discount integer not null check (delete_discount between 0 and 100),
  -- What the company needs to collect direct debits by its own bank. Without it direct debit is offered nowhere.
  creditor_id text check (creditor_id ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$'),
  collection_iban text,
  collection_bic text,
  added timestamptz not null,
  constraint company_collects check ((creditor_id is null) = (collection_iban is null))
);

create table site (
  id integer primary key,
  company_id integer not null references company,
  niche smallint not null check (niche between 1 and 7),
  settings jsonb not null,
  -- Grows with every change, so that what browsers and caches hold by it becomes another address.
  version integer not null default 1,
  -- For foreign keys that hold a row's site and company together.
  unique (id, company_id)
);

create table site_host (
  host text primary key check (host = lower(host)),
  site_id integer not null references site
);

-- The version grows in the database itself, so that a change made by hand counts too.
create function bump_site_version() returns trigger language plpgsql as $$
begin
  if new.settings is distinct from old.settings and new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger site_version before update on site for each row execute function bump_site_version();

-- Every page of a site names its company.
create function bump_company_sites() returns trigger language plpgsql as $$
begin
  update site set version = version + 1 where company_id = new.id;
  return null;
end $$;
create trigger company_version after update on company for each row execute function bump_company_sites();

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
-- For the town nearest to a browser's position.
create index city_place on city (country, latitude, longitude);

-- The spellings under which a town is found while somebody types: its own, those of other languages, and each as a
-- keyboard without the accents writes it. They are filled at the start from server/seeds/geo.
create table city_name (
  city_id integer not null references city on delete cascade,
  -- Folded: small letters, no accents, words separated by one space.
  key text not null,
  name text not null,
  primary key (city_id, key)
);
create index city_name_key on city_name (key text_pattern_ops);
create index city_name_similar on city_name using gin (key gin_trgm_ops);

-- Which of the program's own files the database has taken up, so that a start need not offer their rows again.
create table seeded_data (
  name text primary key,
  hash text not null
);

-- How visits of an advertiser's page ended, where its address asked for it (query lb). A row is one load of a page; it
-- knows no member, no address and no device, and is kept for some weeks.
create table page_visit (
  id uuid primary key,
  site_id integer not null references site,
  label text not null check (length(label) between 1 and 100),
  page text not null check (length(page) between 1 and 200),
  network text check (length(network) between 1 and 100),
  seconds integer not null check (seconds between 0 and 86400),
  -- The visitor opened another page of the site; where not, the visit was a bounce.
  went_on boolean not null,
  seen_at timestamptz not null
);
create index page_visit_site on page_visit (site_id, label, seen_at);
create index page_visit_seen on page_visit (seen_at);
