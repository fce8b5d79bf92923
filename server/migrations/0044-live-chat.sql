-- How far a member's screens have received a conversation, as read_number says how far it was read.
alter table participant add column delivered_number integer not null default 0;

-- Whether others are told that the member types. Whoever hides it is not told either.
alter table profile add column show_typing boolean not null default true;
