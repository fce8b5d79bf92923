-- How often a mail was tried, the mail server's code for a refusal, and the hash of the address it went to: a bounce is
-- of an address, which is not kept once the mail is sent.
alter table mail
  add column attempts integer not null default 0,
  add column code integer,
  add column address_hash bytea;

-- What a member chose of the notifications; without a row the category's own default holds.
create table notification_setting (
  member_id uuid not null references member on delete cascade,
  category text not null check (category in ('new_conversations', 'new_messages', 'like', 'unread_message_reminders',
    'promotions', 'weekly_updates', 'news', 'reminders')),
  channel text not null check (channel in ('email', 'push')),
  enabled boolean not null,
  primary key (member_id, category, channel)
);

-- Why notifications are mailed to a member no more. A bounce holds for the address that bounced, and not for a new one.
create table mail_disabled (
  member_id uuid not null references member on delete cascade,
  reason text not null check (reason in ('fbl', 'bounce', 'listunsubscribe')),
  address_hash bytea,
  at timestamptz not null,
  primary key (member_id, reason),
  check (reason <> 'bounce' or address_hash is not null)
);

-- What a member was notified of, so that the same news is told once: a conversation until it is read, a like or a match
-- of somebody, a reminder until they come back. `number` is the conversation's latest message then.
create table notice (
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('message', 'like', 'match', 'unread_reminder')),
  about uuid not null,
  number integer not null default 0,
  at timestamptz not null,
  primary key (member_id, kind, about)
);
