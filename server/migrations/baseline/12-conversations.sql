-- Conversations of two members, and their messages.

create table conversation (
  id uuid primary key,
  company_id integer not null references company,
  -- The two, in the order of their ids, so that a pair has one conversation whoever begins.
  low_id uuid not null references member,
  high_id uuid not null references member,
  opened_by uuid not null references member,
  last_number integer not null default 0,
  created_at timestamptz not null,
  unique (company_id, low_id, high_id),
  check (low_id < high_id)
);

-- How one of the two has the conversation.
create table participant (
  conversation_id uuid not null references conversation,
  member_id uuid not null references member,
  other_id uuid not null references member,
  -- How far the member's screens have received it, and how far the member has read. Both only grow.
  delivered_number integer not null default 0,
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- Deleted by the member up to this message; the next one brings the conversation back.
  hidden_to integer not null default 0,
  hidden boolean not null default false,
  -- Pinned at one of five places, archived, or muted.
  pin integer check (pin between 1 and 5),
  archived boolean not null default false,
  muted boolean not null default false,
  -- A first message that the member has neither accepted nor answered yet.
  request boolean not null default false,
  last_at timestamptz not null,
  primary key (conversation_id, member_id),
  constraint participant_pinned_listed check (pin is null or not (hidden or archived or request)),
  constraint participant_request_apart check (not (request and archived))
);
create unique index participant_pin on participant (member_id, pin) where pin is not null;
-- The three lists in which a conversation can be.
create index participant_list on participant (member_id, last_at desc, conversation_id desc)
  where not hidden and not archived and not request;
create index participant_archive on participant (member_id, last_at desc, conversation_id desc)
  where not hidden and archived;
create index participant_request on participant (member_id, last_at desc, conversation_id desc)
  where not hidden and request;
-- Every page counts the unread messages. Who is written to by thousands does not have them all read each time.
create index participant_unread on participant (member_id) include (other_id, unread)
  where unread > 0 and not hidden and not archived and not muted and not request;

-- The picture of a photo message. It is of the two members alone: no list of photos and no review knows it.
create table message_photo (
  id uuid primary key,
  sender_id uuid not null,
  receiver_id uuid not null,
  -- Shown to its receiver blurred. A model's word may change it, and the receiver.
  veiled boolean not null default true,
  accepted_at timestamptz,
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
  created_at timestamptz not null,
  check (sender_id <> receiver_id),
  check (accepted_at is null or not veiled)
);
create index message_photo_sender on message_photo (sender_id);
create index message_photo_receiver on message_photo (receiver_id);

create function leave_message_files() returns trigger language plpgsql as $$
begin
  insert into unused_file (key, remove_at)
  select key, '-infinity' from unnest(array[old.full_key, old.card_key, old.blur_key]) as file (key)
  on conflict do nothing;
  return null;
end $$;
create trigger message_photo_files after delete on message_photo for each row execute function leave_message_files();

create table message (
  conversation_id uuid not null references conversation,
  number integer not null,
  sender_id uuid not null references member,
  -- The client's id for it: sent again, it is the same message.
  client_id uuid not null,
  kind text not null check (kind in ('text', 'photo', 'gif', 'gift')),
  body text not null,
  -- The gift's name in the catalogue, which has its size.
  gift text,
  -- The GIF's name, as the proxy knows it.
  gif text,
  photo_id uuid references message_photo on delete set null,
  -- A message may answer an earlier one of the conversation, or a sentence or a photo of its receiver's profile. The
  -- sentence is kept as it was answered. A photo is named only: it has no reference, so that deleting one touches no
  -- messages, and who reads asks whether it is there.
  quoted_number integer,
  quoted_prompt text,
  quoted_answer text,
  quoted_photo uuid,
  -- What the receiver is warned of: the message asks for money or crypto, or to go on elsewhere.
  notice text check (notice in ('money', 'crypto', 'elsewhere')),
  cost integer not null check (cost >= 0),
  transfer_id uuid references transfer,
  created_at timestamptz not null,
  unsent_at timestamptz,
  primary key (conversation_id, number),
  unique (sender_id, client_id),
  check ((cost > 0) = (transfer_id is not null)),
  constraint message_gift check (gift is null or kind = 'gift'),
  constraint message_gif check (gif is null or kind = 'gif'),
  constraint message_photo check (photo_id is null or kind = 'photo'),
  constraint message_quote_one check (num_nonnulls(quoted_prompt, quoted_photo, quoted_number) <= 1),
  constraint message_quote_answer check ((quoted_prompt is null) = (quoted_answer is null)),
  constraint message_quote_earlier check (quoted_number between 1 and number - 1),
  -- Nothing is left of what was taken back but its place, its price and its kind.
  constraint message_unsent_empty check (unsent_at is null
    or (body = '' and num_nonnulls(gift, gif, photo_id, quoted_prompt, quoted_photo, quoted_number) = 0))
);
-- A profile's shelf.
create index message_gifts on message (conversation_id, sender_id) where gift is not null;
create unique index message_photo_id on message (photo_id) where photo_id is not null;

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

-- How many conversations a member has begun on their latest day of writing, and how many the site allowed.
create table first_message_day (
  member_id uuid primary key,
  day date not null,
  count integer not null,
  most integer not null,
  constraint first_message_most check (count <= most)
);
