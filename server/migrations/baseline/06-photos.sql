-- A member's photos: their files, what a person decides about them, and who may see the private ones.

create table photo (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  position integer not null,
  -- What everybody sees of the member.
  is_main boolean not null,
  -- Shown only to whom the member lets see it (album_access).
  private boolean not null default false,
  state text not null check (state in ('pending', 'active', 'rejected')),
  rejected_reason text,
  width integer not null,
  height integer not null,
  placeholder text not null,
  -- In an address. The names of the clear sizes and of the blurred twin are random and unrelated, so that who is sent one
  -- cannot guess another.
  full_name text not null unique,
  card_name text not null unique,
  blur_name text not null unique,
  -- In the storage.
  full_key text not null,
  card_key text not null,
  blur_key text not null,
  -- The keys of what a job makes of these some time after the upload, by size and format: AVIF, and thumbs. Null until the
  -- job has been there.
  derived jsonb,
  -- Of an upload: a retry is known by its client's id, and the same picture by its bytes.
  client_id uuid,
  upload_hash text,
  -- The perceptual hash, which similar pictures share nearly.
  phash bigint,
  created_at timestamptz not null,
  -- At the end of a statement, so that one statement can put photos into a new order.
  constraint photo_member_id_position_key unique (member_id, position) deferrable initially immediate,
  -- Premium's 25, which nobody may exceed. The 3 of free members are counted by the upload, under a lock.
  constraint photo_position check (position between 0 and 24),
  constraint photo_private check (not (private and is_main)),
  constraint photo_rejected_reason check (rejected_reason is null or state = 'rejected'),
  constraint photo_derived check (jsonb_typeof(derived) = 'object'),
  constraint photo_upload check ((client_id is null) = (upload_hash is null))
);
create unique index photo_main on photo (member_id) where is_main;
-- A page of cards looks up its main photos one by one.
create index photo_main_of on photo using hash (member_id) where is_main;
create unique index photo_client on photo (member_id, client_id);
create index photo_underived on photo (id) where derived is null and full_key like 'photos/%';

-- A search for people with a photo looked into the photos of each of a thousand who are counted (2,848 pages at a million
-- members): the profile says it itself. A member has one main photo at most, and the index that says so lets no other begin
-- before it has ended: what the last of these says is so.
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

-- Files that no row has: of an upload under way, until its photo is there, and of what is gone. A job removes them once it
-- is time, so that nothing is left behind whatever ends in between.
create table unused_file (
  key text primary key,
  remove_at timestamptz not null
);
create index unused_file_remove on unused_file (remove_at);

-- However a photo goes (deleted, or with its member), its files follow. The demo's photos share theirs.
create function leave_files() returns trigger language plpgsql as $$
begin
  insert into unused_file (key, remove_at)
  select key, '-infinity' from (
    select unnest(array[old.full_key, old.card_key, old.blur_key]) union select value from jsonb_each_text(old.derived)
  ) as file (key)
  where key like 'photos/%'
  on conflict do nothing;
  return null;
end $$;
create trigger photo_files after delete on photo for each row execute function leave_files();

-- Members' photos and proofs of identity wait here for a person's decision. Triggers queue them, so that none can be
-- pending without waiting, and take out what nobody has to decide any more. Decided rows stay as the record.
create table review_item (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('photo', 'verification')),
  subject_id uuid not null,
  member_id uuid not null,
  site_id integer not null,
  state text not null default 'open' check (state in ('open', 'approved', 'rejected')),
  reason text,
  -- What the automatic checks noticed, and the highest of their scores. They decide nothing.
  hints jsonb not null default '[]',
  score real not null default 0 check (score between 0 and 1),
  checked_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  unique (kind, subject_id),
  check ((state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'rejected') = (reason is not null))
);
create index review_item_open on review_item (created_at, id) where state = 'open';
create index review_item_unchecked on review_item (created_at) where state = 'open' and checked_at is null;
create index review_item_member on review_item (member_id);

create function queue_photo() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.state = 'pending' then
    insert into review_item (kind, subject_id, member_id, site_id, created_at)
    select 'photo', new.id, new.member_id, site_id, new.created_at from member where id = new.member_id
    on conflict (kind, subject_id) do nothing;
  else
    delete from review_item where kind = 'photo' and subject_id = old.id and state = 'open';
  end if;
  return null;
end $$;
create trigger photo_review_insert after insert on photo
  for each row when (new.state = 'pending') execute function queue_photo();
create trigger photo_review_update after update of state on photo
  for each row when (new.state <> old.state) execute function queue_photo();
create trigger photo_review_delete after delete on photo
  for each row when (old.state = 'pending') execute function queue_photo();

-- Pictures that were rejected for good, by their perceptual hash.
create table banned_picture (
  phash bigint primary key,
  reason text not null,
  banned_by text not null,
  created_at timestamptz not null
);

-- A member shows their face in a pose that nobody could have prepared. The picture is kept until it is decided, no longer.
create table verification (
  id uuid primary key,
  member_id uuid not null,
  pose text not null,
  state text not null check (state in ('asked', 'pending', 'approved', 'rejected')),
  reason text,
  file_key text,
  asked_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'pending') = (file_key is not null)),
  check ((state = 'asked') = (sent_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create unique index verification_open on verification (member_id) where state in ('asked', 'pending');
create index verification_member on verification (member_id, asked_at desc);

create function queue_verification() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.file_key is not null and (tg_op = 'DELETE' or new.file_key is null) then
    insert into unused_file (key, remove_at) values (old.file_key, '-infinity') on conflict do nothing;
  end if;
  if tg_op <> 'DELETE' and new.state = 'pending' then
    insert into review_item (kind, subject_id, member_id, site_id, created_at)
    select 'verification', new.id, new.member_id, site_id, new.sent_at from member where id = new.member_id
    on conflict (kind, subject_id) do nothing;
  elsif tg_op <> 'INSERT' then
    delete from review_item where kind = 'verification' and subject_id = old.id and state = 'open';
  end if;
  return null;
end $$;
create trigger verification_review after insert or update or delete on verification
  for each row execute function queue_verification();

-- Who asked to see somebody's private photos, and who may. A row that says no stays, so that nobody asks every minute.
create table album_access (
  owner_id uuid not null,
  viewer_id uuid not null,
  state text not null check (state in ('asked', 'granted', 'refused')),
  asked_at timestamptz,
  decided_at timestamptz,
  expires_at timestamptz,
  primary key (owner_id, viewer_id),
  check (owner_id <> viewer_id),
  check ((state = 'asked') = (decided_at is null)),
  check (expires_at is null or state = 'granted')
);
create index album_access_viewer on album_access (viewer_id);
