-- Sending a message is one statement: where two of them race for the last credit or the last free conversation, these
-- stop the second and undo it whole. Their names tell the program which rule it was.

alter table account rename constraint account_check to account_never_negative;
-- The demo community counted premium members' conversations too.
update member set conversations_started = 2 where conversations_started > 2;
alter table member add constraint member_free_conversations check (conversations_started <= 2);
