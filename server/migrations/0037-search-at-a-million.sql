-- Searches on sites that show each other's members read `shared` of every profile in the table: the indexes hold it now,
-- and what else a filter asks for that is short. A search for an interest looked into the table for everybody (11,480 pages
-- at a million members): interests are bits of a number beside their list, in the order of common/profile-fields.ts.
create function interest_bits(interests text[]) returns bigint language sql immutable strict parallel safe
  return (select coalesce(bit_or(1::bigint << array_position(array[
    'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex variants', 'gym',
    'sports', 'dancing', 'travelling', 'adventure', 'party', 'music', 'movies', 'videogames', 'politics',
    'outdoors', 'gardening', 'hiking', 'biking', 'reading', 'animals', 'beach', 'art', 'photography', 'theater',
    'shopping', 'fashion', 'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer',
    'tea', 'coffee'
  ], each) - 1), 0) from unnest(interests) as each);
alter table profile add column interest_bits bigint generated always as (interest_bits(interests)) stored;

drop index profile_near;
create index profile_near on profile (site_id, gender, city_id, last_active_at desc, member_id desc, birth_date)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified, interest_bits) where visible;
drop index profile_newest;
create index profile_newest on profile (site_id, gender, country, created_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, region_id, shared, is_fictional, show_online, verified, interest_bits) where visible;
drop index profile_search;
create index profile_search
  on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified, interest_bits) where visible;
drop index profile_search_region;
create index profile_search_region
  on profile (site_id, gender, country, region_id, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified, interest_bits) where visible;
-- Wider buckets of age: within one a count follows the table, and each new one jumps back in the visibility map.
drop index profile_count;
create index profile_count on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared, verified, interest_bits)
  where visible and not is_fictional;
drop index profile_count_region;
create index profile_count_region
  on profile (site_id, gender, country, region_id, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, member_id, sexuality, city_id, shared, verified, interest_bits)
  where visible and not is_fictional;
drop index profile_fictional;
create index profile_fictional on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared, interest_bits) where visible and is_fictional;

-- A count of near towns asked for the same buckets as the country's: the planner, who expects one row of either index, took
-- the country's and read all of it (7,730 pages at 100,000 members). A town's buckets are others, so that only its own index
-- can serve them, and so wide that within a town a count hardly jumps.
drop index profile_count_city;
create index profile_count_city on profile (site_id, gender, city_id, ((birth_date - date '1900-01-01') / 5840))
  include (birth_date, listed_until, member_id, sexuality, shared, verified, interest_bits) where visible and not is_fictional;
