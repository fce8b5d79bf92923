-- A search opens on the people nearest to the member: ring after ring of towns, in each the last active first. Whom
-- a profile's orientation fits is read from the same indexes.

-- A town's people, the last active first.
create index profile_near on profile (site_id, gender, city_id, last_active_at desc, member_id desc, birth_date)
  include (listed_until, sexuality) where visible;
create index profile_newest on profile (site_id, gender, country, created_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, region_id) where visible;
create index profile_count_city on profile (site_id, gender, city_id, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, member_id, sexuality) where visible and not is_fictional;

drop index profile_search;
create index profile_search
  on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality) where visible;
drop index profile_search_region;
create index profile_search_region
  on profile (site_id, gender, country, region_id, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality) where visible;
drop index profile_count;
-- With the town, so that counting a wide ring never looks into the table, whichever of the two is taken.
create index profile_count on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id) where visible and not is_fictional;
drop index profile_count_region;
create index profile_count_region on profile (site_id, gender, country, region_id, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, member_id, sexuality) where visible and not is_fictional;
drop index profile_fictional;
create index profile_fictional on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id) where visible and is_fictional;

-- The filters of the member's last search, which the next one opens with.
alter table profile add column last_search jsonb not null default '{}'
  check (jsonb_typeof(last_search) = 'object' and pg_column_size(last_search) <= 2000);

update site set settings = jsonb_set(settings, '{search_fields}', settings->'search_fields'
  || '["distance", "interests", "online", "photo", "orientation", "sort"]')
where not settings->'search_fields' ? 'distance';
