-- Where each of the two keeps a conversation in their own list: pinned at one of five places, archived, or muted.
alter table participant
  add column pin integer check (pin between 1 and 5),
  add column archived boolean not null default false,
  add column muted boolean not null default false,
  -- A first message that its receiver has neither accepted nor answered yet.
  add column request boolean not null default false;
alter table participant
  add constraint participant_pinned_listed check (pin is null or not (hidden or archived or request)),
  add constraint participant_request_apart check (not (request and archived));
create unique index participant_pin on participant (member_id, pin) where pin is not null;

drop index participant_list;
create index participant_list on participant (member_id, last_at desc, conversation_id desc)
  where not hidden and not archived and not request;
create index participant_archive on participant (member_id, last_at desc, conversation_id desc)
  where not hidden and archived;
create index participant_request on participant (member_id, last_at desc, conversation_id desc)
  where not hidden and request;
drop index participant_unread;
create index participant_unread on participant (member_id) include (other_id, unread)
  where unread > 0 and not hidden and not archived and not muted and not request;

-- Whether first messages of those whom the member has neither liked nor written to come as requests.
alter table contact_rule add column requests boolean not null default false;
