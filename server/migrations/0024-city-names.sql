-- The spellings under which a town is found while somebody types: its own, those of other languages, and each as a
-- keyboard without the accents writes it. Filled at each start from server/seeds/geo.
create extension if not exists pg_trgm;

create table city_name (
  city_id integer not null references city on delete cascade,
  -- Folded: small letters, no accents, words separated by one space.
  key text not null,
  name text not null,
  primary key (city_id, key)
);
create index city_name_key on city_name (key text_pattern_ops);
create index city_name_similar on city_name using gin (key gin_trgm_ops);
create index city_place on city (country, latitude, longitude);
