-- Photos that members upload. A retry of an upload is known by its client id, and the same one by its bytes.
alter table photo
  add column client_id uuid,
  add column upload_hash text,
  add constraint photo_upload check ((client_id is null) = (upload_hash is null)),
  -- Premium's 25, which nobody may exceed. The 3 of free members are counted by the upload, under a lock.
  add constraint photo_position check (position between 0 and 24),
  -- At the end of a statement, so that one statement can put photos into a new order.
  drop constraint photo_member_id_position_key,
  add constraint photo_member_id_position_key unique (member_id, position) deferrable initially immediate;
create unique index photo_client on photo (member_id, client_id);

-- Files that no photo has: of an upload under way, until its photo is there, and of photos that are gone.
create table unused_file (
  key text primary key,
  remove_at timestamptz not null
);
create index unused_file_remove on unused_file (remove_at);

-- However a photo goes (deleted, or with its member), its files are to follow. The demo's photos share theirs.
create function leave_files() returns trigger language plpgsql as $$
begin
  insert into unused_file (key, remove_at)
  select key, '-infinity' from unnest(array[old.full_key, old.card_key, old.blur_key]) as file (key)
  where key like 'photos/%'
  on conflict do nothing;
  return null;
end $$;

create trigger photo_files after delete on photo for each row execute function leave_files();

update site set settings = settings || jsonb_build_object('photo_approval',
  case when settings->'demo' = 'true' then 'automatic' else 'staff' end)
where not settings ? 'photo_approval';
