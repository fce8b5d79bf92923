-- Files that a job makes of a photo's own some time after the upload: AVIF, and thumbs. By size and format, their keys;
-- null until the job has been there.
alter table photo
  add column derived jsonb,
  add constraint photo_derived check (jsonb_typeof(derived) = 'object');
create index photo_underived on photo (id) where derived is null and full_key like 'photos/%';

create or replace function leave_files() returns trigger language plpgsql as $$
begin
  insert into unused_file (key, remove_at)
  select key, '-infinity' from (
    select unnest(array[old.full_key, old.card_key, old.blur_key]) union select value from jsonb_each_text(old.derived)
  ) as file (key)
  where key like 'photos/%'
  on conflict do nothing;
  return null;
end $$;
