-- A search asks each of thousands of rows whether its account is in good standing. The profile now carries the answer as
-- a moment, kept by the database itself, so that counting reads one index and no other table.

alter table profile add column listed_until timestamptz not null default '1970-01-01 00:00:00+00';

-- 1970 asks for it: a profile is inserted without, and takes its account's.
/* Until when an account lets its profile be listed: for good once its address is confirmed, a week before that. */
create function standing_until(member) returns timestamptz language sql immutable as $$
  select case
    when $1.status <> 'active' then timestamptz '1900-01-01 00:00:00+00'
    when $1.email_confirmed_at is not null or $1.is_demo then timestamptz '9999-01-01 00:00:00+00'
    else $1.created_at + interval '168 hours'
  end
$$;

-- Its plan is kept for a session: one made while the table was small would read all of a large one for each row.
create function take_standing() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  select standing_until(member) into strict new.listed_until from member where id = new.member_id;
  return new;
exception when no_data_found then
  return new;
end $$;
create trigger profile_take_standing before insert on profile
  for each row when (new.listed_until = timestamptz '1970-01-01 00:00:00+00') execute function take_standing();

create function pass_standing() returns trigger language plpgsql as $$
begin
  update profile set listed_until = standing_until(new) where member_id = new.id;
  return null;
end $$;
create trigger member_pass_standing after update of status, email_confirmed_at, is_demo, created_at on member
  for each row when (standing_until(old) is distinct from standing_until(new)) execute function pass_standing();

update profile set listed_until = standing_until(member) from member where member.id = profile.member_id;

create index profile_count on profile (site_id, gender, country, birth_date)
  include (listed_until, region_id, member_id) where visible and not is_fictional;
drop index profile_fictional;
create index profile_fictional on profile (site_id, gender, country, birth_date)
  include (listed_until, region_id, member_id) where visible and is_fictional;

-- The age as a last key is checked in the index: who looks for a rare one does not read every profile on the way.
drop index profile_search;
create index profile_search
  on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date) where visible;
drop index profile_search_region;
create index profile_search_region
  on profile (site_id, gender, country, region_id, last_active_at desc, member_id desc, birth_date) where visible;

-- A page of cards looks up its members and their photos one by one: half the pages of a tree of a million.
create index member_by_id on member using hash (id);
create index photo_main_of on photo using hash (member_id) where is_main;
