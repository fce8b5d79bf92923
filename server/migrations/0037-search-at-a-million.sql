-- Searches on sites that show each other's members read `shared` of every profile in the table: the indexes hold it now,
-- and what else a filter asks for that is a single word.

drop index profile_near;
create index profile_near on profile (site_id, gender, city_id, last_active_at desc, member_id desc, birth_date)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified) where visible;
drop index profile_newest;
create index profile_newest on profile (site_id, gender, country, created_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, region_id, shared, is_fictional, show_online, verified) where visible;
drop index profile_search;
create index profile_search
  on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified) where visible;
drop index profile_search_region;
create index profile_search_region
  on profile (site_id, gender, country, region_id, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified) where visible;
drop index profile_count;
create index profile_count on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared, verified)
  where visible and not is_fictional;
drop index profile_count_region;
create index profile_count_region
  on profile (site_id, gender, country, region_id, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, member_id, sexuality, city_id, shared, verified)
  where visible and not is_fictional;
drop index profile_fictional;
create index profile_fictional on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared) where visible and is_fictional;

-- A count of near towns must not be able to take the country's index instead: the planner expects one row of either,
-- and read the whole country (7,730 pages at 100,000 members). So the buckets of a town are others, eight times as wide.
drop index profile_count_city;
create index profile_count_city on profile (site_id, gender, city_id, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, member_id, sexuality, shared, verified) where visible and not is_fictional;
