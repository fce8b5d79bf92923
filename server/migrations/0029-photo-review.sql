-- Members' photos and proofs of identity wait here for a person's decision. A trigger queues them, so that none can be
-- pending without waiting; what nobody has to decide any more leaves the queue the same way. Decided rows stay as the record.
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

-- Pictures that were rejected for good, by their perceptual hash.
create table banned_picture (
  phash bigint primary key,
  reason text not null,
  banned_by text not null,
  created_at timestamptz not null
);

alter table photo
  add column if not exists phash bigint,
  add column rejected_reason text,
  add column private boolean not null default false,
  add constraint photo_rejected_reason check (rejected_reason is null or state = 'rejected'),
  -- The main photo is what everybody sees.
  add constraint photo_private check (not (private and is_main));

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
insert into review_item (kind, subject_id, member_id, site_id, created_at)
select 'photo', photo.id, member_id, site_id, photo.created_at
from photo join member on member.id = photo.member_id where photo.state = 'pending';

-- A member shows their face in a pose that nobody could have prepared. The picture is kept until it is decided, no longer.
alter table profile add column verified boolean not null default false;
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
-- The badge says that somebody is real; a profile that the site operates never has it.
alter table profile add constraint profile_verified check (not (verified and is_fictional));
create index profile_verified on profile (site_id, gender, country, last_active_at desc, member_id desc, birth_date)
  include (listed_until, region_id) where visible and verified;

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

update site set settings = jsonb_set(settings, '{search_fields}', settings->'search_fields' || '["verified"]')
where not settings->'search_fields' ? 'verified';
