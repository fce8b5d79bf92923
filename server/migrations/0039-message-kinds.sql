-- Messages that are gifts, GIFs and photos, answers to an earlier message, reactions, and messages that were taken back.
alter table message
  -- The gift's name in the catalogue, which has its size.
  add column gift text,
  -- The GIF's name, as the proxy knows it.
  add column gif text,
  add column photo_id uuid,
  -- The earlier message of the same conversation that this one answers.
  add column quoted_number integer,
  add column unsent_at timestamptz,
  add constraint message_gift check (gift is null or kind = 'gift'),
  add constraint message_gif check (gif is null or kind = 'gif'),
  add constraint message_photo check (photo_id is null or kind = 'photo'),
  drop constraint message_quote_one,
  add constraint message_quote_one check (num_nonnulls(quoted_prompt, quoted_photo, quoted_number) <= 1),
  add constraint message_quote_earlier check (quoted_number between 1 and number - 1),
  -- Nothing is left of what was taken back but its place, its price and its kind.
  add constraint message_unsent_empty check (unsent_at is null
    or (body = '' and num_nonnulls(gift, gif, photo_id, quoted_prompt, quoted_photo, quoted_number) = 0));
-- A profile's shelf.
create index message_gifts on message (conversation_id, sender_id) where gift is not null;

-- The picture of a photo message. It is of the two members alone: no list of photos and no review knows it.
create table message_photo (
  id uuid primary key,
  sender_id uuid not null,
  receiver_id uuid not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  full_name text not null unique,
  card_name text not null unique,
  blur_name text not null unique,
  full_key text not null,
  card_key text not null,
  blur_key text not null,
  phash bigint not null,
  -- A retry with the same picture is known by it.
  upload_hash text not null,
  -- Shown to its receiver blurred. A model's word may change it, and the receiver.
  veiled boolean not null default true,
  accepted_at timestamptz,
  created_at timestamptz not null,
  check (sender_id <> receiver_id),
  check (accepted_at is null or not veiled)
);
create index message_photo_sender on message_photo (sender_id);
create index message_photo_receiver on message_photo (receiver_id);
alter table message add constraint message_photo_id_fkey foreign key (photo_id) references message_photo on delete set null;
create unique index message_photo_id on message (photo_id) where photo_id is not null;

create function leave_message_files() returns trigger language plpgsql as $$
begin
  insert into unused_file (key, remove_at)
  select key, '-infinity' from unnest(array[old.full_key, old.card_key, old.blur_key]) as file (key)
  on conflict do nothing;
  return null;
end $$;
create trigger message_photo_files after delete on message_photo for each row execute function leave_message_files();

-- What a member feels about a message: one sign each.
create table message_reaction (
  conversation_id uuid not null,
  number integer not null,
  member_id uuid not null,
  reaction text not null,
  created_at timestamptz not null,
  primary key (conversation_id, number, member_id),
  foreign key (conversation_id, number) references message
);
create index message_reaction_member on message_reaction (member_id);
