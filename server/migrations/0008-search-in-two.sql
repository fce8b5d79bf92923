-- A search finds and counts in one statement, from indexes alone, and the cards of those whom it shows are looked up by
-- key in a second one, whose plan is kept.

drop index profile_search;
create index profile_search
  on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date)
  include (listed_until) where visible;
drop index profile_search_region;
create index profile_search_region
  on profile (site_id, gender, country, region_id, last_active_at desc, member_id desc, birth_date)
  include (listed_until) where visible;

-- Counted by birth date, each entry may lie on another page of the visibility map than the one before, and is looked up
-- anew. Entries of one bucket follow the table.
drop index profile_count;
create index profile_count on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, region_id, member_id) where visible and not is_fictional;
-- A region's few would otherwise be looked for among all of the country.
create index profile_count_region on profile (site_id, gender, country, region_id, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, member_id) where visible and not is_fictional;
drop index profile_fictional;
create index profile_fictional on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 128))
  include (birth_date, listed_until, region_id, member_id) where visible and is_fictional;

create index profile_by_member on profile using hash (member_id);
-- Who of a page likes one back is one walk through one's own likers, not a look-up for each.
create index member_like_pair on member_like (to_id, from_id);
