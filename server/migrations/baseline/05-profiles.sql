-- The public face of a member, how it is found, and who may meet whom. Photos have a file of their own.

-- Interests are bits of a number beside their list, in the order of common/profiles/profile-fields.ts: a search for one is answered
-- from an index, where reading the list took a look into the table for everybody (11,480 pages at a million members).
create function interest_bits(interests text[]) returns bigint language sql immutable strict parallel safe
  return (select coalesce(bit_or(1::bigint << array_position(array[
    'relationship', 'onenightstand', 'kissing', 'hugging', 'massages', 'lingerie', 'sex variants', 'gym',
    'sports', 'dancing', 'travelling', 'adventure', 'party', 'music', 'movies', 'videogames', 'politics',
    'outdoors', 'gardening', 'hiking', 'biking', 'reading', 'animals', 'beach', 'art', 'photography', 'theater',
    'shopping', 'fashion', 'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer',
    'tea', 'coffee'
  ], each) - 1), 0) from unnest(interests) as each);

-- What each field may hold stands here too, whoever writes it.
create table profile (
  -- A profile is known by its member's id.
  member_id uuid primary key,
  site_id integer not null,
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- A profile that the site operates. It is set at creation and never changes, which a trigger sees to.
  is_fictional boolean not null,
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
  interest_bits bigint generated always as (interest_bits(interests)) stored,
  reason text,
  about text,
  -- A person has compared a live photo with the profile's: the badge says that somebody is real.
  verified boolean not null default false,
  -- What the member decides about being seen. Whoever hides when they are online, what they have read, that they type or
  -- whom they visit is not told that of others either.
  invisible boolean not null default false,
  show_online boolean not null default true,
  show_seen boolean not null default true,
  show_typing boolean not null default true,
  show_visits boolean not null default true,
  -- Whoever is not shared is, on the company's other sites, as good as invisible.
  shared boolean not null default true,
  -- What a search asks of each of thousands of rows. The database keeps the answers itself, so that counting reads one
  -- index and no other table: until when the account's standing lets the profile be listed, whether a main photo is shown,
  -- and whether the profile is complete and wants to be seen. 1970 asks for the account's standing, at the insert.
  listed_until timestamptz not null default '1970-01-01 00:00:00+00',
  has_photo boolean not null default false,
  visible boolean generated always as
    (status = 'active' and not invisible and gender is not null and country is not null) stored,
  -- The filters of the member's last search, which the next one opens with.
  last_search jsonb not null default '{}' check (jsonb_typeof(last_search) = 'object' and pg_column_size(last_search) <= 2000),
  -- The steps of a signup that are done or skipped. Null before the first and once the signup has ended.
  signup_passed text[],
  last_active_at timestamptz not null,
  created_at timestamptz not null,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade,
  constraint profile_relationship_status check (relationship_status in
    ('divorced', 'living together', 'married', 'single', 'widowed', 'unmarried')),
  constraint profile_hair_color check (hair_color in
    ('brunette', 'blond', 'brown', 'white', 'bald', 'black', 'dark blond', 'dark brown', 'gray', 'red', 'other')),
  constraint profile_eye_color check (eye_color in ('blue', 'green', 'hazel', 'brown', 'other')),
  constraint profile_body_type check (body_type in ('slim', 'normal', 'fat')),
  constraint profile_about check (about <> '' and char_length(about) <= 2000),
  constraint profile_reason check (reason <> '' and char_length(reason) <= 300),
  constraint profile_verified check (not (verified and is_fictional))
);
-- A page of cards looks up its profiles one by one, as it does the members.
create index profile_by_member on profile using hash (member_id);

-- A search finds and counts from indexes alone, which therefore hold all that its filters ask for; the cards of those whom
-- it shows are looked up by key in a second statement. The age as a last key is checked in the index, so that who looks
-- for a rare one does not read every profile on the way.
create index profile_verified on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date)
  include (listed_until, region_id) where visible and verified;
-- A search opens on the people nearest to the member: ring after ring of towns, in each the last active first.
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

-- A count walks through buckets of birth dates, so many days wide (server/profiles/search/count-found.ts). Counted by the date
-- itself, each entry may lie on another page of the visibility map than the one before and is looked up anew; within a
-- bucket an index follows the table.
create index profile_count on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared, verified, has_photo, interest_bits)
  where visible and not is_fictional;
create index profile_count_region
  on profile (site_id, gender, country, region_id, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, member_id, sexuality, city_id, shared, verified, has_photo, interest_bits)
  where visible and not is_fictional;
-- A town's buckets are others than the country's: the planner, who expects one row of either index, would take the
-- country's and read all of it (7,730 pages at 100,000 members). They are so wide that within a town a count hardly jumps.
create index profile_count_city on profile (site_id, gender, city_id, ((birth_date - date '1900-01-01') / 5840))
  include (birth_date, listed_until, member_id, sexuality, shared, verified, has_photo, interest_bits)
  where visible and not is_fictional;
-- Fictional profiles are counted apart: without an index of their own a search would read everyone to find the few.
create index profile_fictional on profile (site_id, gender, country, ((birth_date - date '1900-01-01') / 1024))
  include (birth_date, listed_until, region_id, member_id, sexuality, city_id, shared, has_photo, interest_bits)
  where visible and is_fictional;

create function keep_fictional() returns trigger language plpgsql as $$
begin
  raise exception 'is_fictional is set at creation and never changed';
end $$;
create trigger profile_keep_fictional before update of is_fictional on profile
  for each row when (old.is_fictional is distinct from new.is_fictional) execute function keep_fictional();

-- A profile takes its account's standing when it is made, and is told of each change. The plan is kept for a session: one
-- made while the table was small would read all of a large one for each row, hence the setting.
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

-- Sentences that a member finished: "The way to my heart is …". Three at most, each at a place of its own.
create table profile_prompt (
  member_id uuid not null references profile on delete cascade,
  prompt text not null,
  position integer not null,
  answer text not null check (answer <> ''),
  primary key (member_id, prompt),
  constraint profile_prompt_place unique (member_id, position),
  constraint profile_prompt_position check (position between 0 and 2),
  constraint profile_prompt_answer check (char_length(answer) <= 150)
);

-- Searches that a member keeps under a name. Once a week at most a mail says that somebody new fits.
create table saved_search (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member on delete cascade,
  -- A member has at most ten.
  slot smallint not null check (slot between 1 and 10),
  name text not null check (char_length(name) between 1 and 40),
  search jsonb not null check (jsonb_typeof(search) = 'object' and pg_column_size(search) <= 2000),
  -- The client's id for the request: sent again, it keeps no second one.
  client_id uuid not null,
  created_at timestamptz not null,
  -- People who joined after this have not been mailed of.
  looked_at timestamptz not null,
  unique (member_id, slot),
  unique (member_id, client_id)
);
create index saved_search_looked on saved_search (looked_at);

-- Who may not meet whom. A block is asked for both ways, and holds on all of the company's sites.
create table block (
  from_id uuid not null references member on delete cascade,
  to_id uuid not null references member on delete cascade,
  company_id integer not null references company,
  created_at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index block_to on block (to_id, from_id);
-- Whom a member blocked is listed newest first.
create index block_listed on block (from_id, created_at desc, to_id desc);

-- Who may write to a member for the first time, and the words that the member does not want to read.
create table contact_rule (
  member_id uuid primary key,
  who text not null default 'everyone' check (who in ('everyone', 'photo', 'verified')),
  min_age smallint check (min_age between 18 and 99),
  max_age smallint check (max_age between 18 and 99),
  -- First messages of those whom the member has neither liked nor written to come as requests.
  requests boolean not null default false,
  hidden_words text[] not null default '{}' check (cardinality(hidden_words) <= 50),
  check (min_age <= max_age)
);

-- Who looked at whom, the latest time of each pair, for thirty days.
create table visit (
  member_id uuid not null,
  visitor_id uuid not null,
  visited_at timestamptz not null,
  primary key (member_id, visitor_id),
  check (member_id <> visitor_id)
);
create index visit_listed on visit (member_id, visited_at desc, visitor_id desc);
create index visit_visitor on visit (visitor_id);
create index visit_old on visit (visited_at);

-- Members whom somebody saved, and what somebody noted of a member. Nobody else sees either.
create table favourite (
  owner_id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (owner_id, member_id),
  check (owner_id <> member_id)
);
create index favourite_listed on favourite (owner_id, created_at desc, member_id desc);
create index favourite_member on favourite (member_id);

create table member_note (
  owner_id uuid not null,
  member_id uuid not null,
  body text not null check (body <> ''),
  updated_at timestamptz not null,
  primary key (owner_id, member_id),
  check (owner_id <> member_id)
);
create index member_note_member on member_note (member_id);
