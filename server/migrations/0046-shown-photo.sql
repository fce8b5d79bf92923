-- A search for people with a photo looked into the photos of each of a thousand who are counted (2,848 pages at a million
-- members). The profile now says it itself, and the search's indexes hold it.

drop index profile_near;
drop index profile_newest;
drop index profile_search;
drop index profile_search_region;
drop index profile_count;
drop index profile_count_region;
drop index profile_count_city;
drop index profile_fictional;

/* Whether a member's main photo is shown. */
create function shows_photo(member uuid) returns boolean language sql stable as $$
  select exists (select from photo where member_id = member and is_main and state = 'active')
$$;
alter table profile add column has_photo boolean not null default false;
-- Written with the table and not row by row: an update would leave a dead copy of nearly every profile.
alter table profile alter column has_photo type boolean using shows_photo(member_id);
drop function shows_photo;

-- A member has one main photo at most, and the index that says so lets no other begin before it has ended: what the last of
-- these says is so.
create function pass_main_photo() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'DELETE' then
    update profile set has_photo = false where member_id = old.member_id;
  else
    update profile set has_photo = new.is_main and new.state = 'active' where member_id = new.member_id;
  end if;
  return null;
end $$;
create trigger photo_main_insert after insert on photo
  for each row when (new.is_main and new.state = 'active') execute function pass_main_photo();
create trigger photo_main_update after update of is_main, state on photo
  for each row when ((old.is_main and old.state = 'active') <> (new.is_main and new.state = 'active'))
  execute function pass_main_photo();
create trigger photo_main_delete after delete on photo
  for each row when (old.is_main and old.state = 'active') execute function pass_main_photo();

create index profile_near on profile (site_id, gender, city_id, last_active_at desc, member_id desc, birth_date)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified, has_photo, interest_bits) where visible;
create index profile_newest on profile (site_id, gender, country, created_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, region_id, shared, is_fictional, show_online, verified, has_photo, interest_bits)
  where visible;
create index profile_search
  on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified, has_photo, interest_bits) where visible;
create index profile_search_region
  on profile (site_id, gender, country, region_id, last_active_at desc, member_id desc, birth_date, city_id)
  include (listed_until, sexuality, shared, is_fictional, show_online, verified, has_photo, interest_bits) where visible;
create index profile_count on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared, verified, has_photo, interest_bits)
  where visible and not is_fictional;
create index profile_count_region
  on profile (site_id, gender, country, region_id, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, member_id, sexuality, city_id, shared, verified, has_photo, interest_bits)
  where visible and not is_fictional;
create index profile_count_city on profile (site_id, gender, city_id, ((birth_date - date '1900-01-01') / 5840))
  include (birth_date, listed_until, member_id, sexuality, shared, verified, has_photo, interest_bits)
  where visible and not is_fictional;
create index profile_fictional on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared, has_photo, interest_bits)
  where visible and is_fictional;
