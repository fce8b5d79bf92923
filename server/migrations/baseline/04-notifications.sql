-- What members are told outside the site: mails, text messages and push; when it may reach them, and what they refuse.

-- What was mailed, and how each mail fared: written by the job that sends it. Without a mail server it is what the outbox
-- shows.
create table mail (
  id uuid primary key,
  site_id integer not null references site,
  member_id uuid references member on delete cascade,
  kind text not null,
  -- The notification categories that it was about: how many came lately decides when the next may.
  categories text[],
  -- queued: not yet handed over. unknown: the mail server fell silent amid a mail, which is then never sent again.
  state text not null check (state in ('queued', 'sending', 'sent', 'refused', 'unknown', 'dropped')),
  attempts integer not null default 0,
  address text,
  -- A bounce is of an address, which is not kept once the mail is sent.
  address_hash bytea,
  headers jsonb not null default '{}',
  subject text,
  html text,
  body text,
  -- The mail server's code for a refusal.
  code integer,
  -- What a receiving server said of a mail that it refused for good, as 5.2.2, and on which day that was heard. Three
  -- days of refusals end a member's mails; the codes that say that there is no such address do at once, and are not here.
  refusal text,
  refused_on date,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_member on mail (member_id);
create index mail_created on mail (created_at);
create index mail_noticed on mail (member_id, created_at) where categories is not null;
create index mail_refused_on on mail (refused_on) where refused_on is not null;

-- Text messages that no service takes: a demo shows them.
create table sms (
  id uuid primary key,
  site_id integer not null references site,
  member_id uuid not null references member,
  phone text not null,
  body text not null,
  created_at timestamptz not null
);
create index sms_site on sms (site_id, created_at desc);
create index sms_member on sms (member_id);

-- What a member chose of the notifications; without a row the category's own default holds.
create table notification_setting (
  member_id uuid not null references member on delete cascade,
  category text not null check (category in ('new_conversations', 'new_messages', 'like', 'unread_message_reminders',
    'promotions', 'weekly_updates', 'news', 'reminders')),
  channel text not null check (channel in ('email', 'push')),
  enabled boolean not null,
  primary key (member_id, category, channel)
);

-- Why notifications are mailed to a member no more.
create table mail_disabled (
  member_id uuid not null references member on delete cascade,
  reason text not null check (reason in ('fbl', 'bounce', 'listunsubscribe')),
  -- Of the address that bounced: a new one is tried again.
  address_hash bytea,
  at timestamptz not null,
  primary key (member_id, reason),
  check (reason <> 'bounce' or address_hash is not null)
);

-- What a member was notified of, so that the same news is told once: a conversation until it is read, a like or a match
-- of somebody, a reminder until they come back.
create table notice (
  member_id uuid not null references member on delete cascade,
  kind text not null check (kind in ('message', 'like', 'match', 'unread_reminder', 'push_message')),
  about uuid not null,
  -- The conversation's latest message then.
  number integer not null default 0,
  at timestamptz not null,
  primary key (member_id, kind, about)
);

-- When a member may be told of news, and what is due next by the clock.
create table notice_rhythm (
  member_id uuid primary key references member on delete cascade,
  -- As the browser named it; without one the country's main zone holds.
  time_zone text check (length(time_zone) between 1 and 64),
  -- Quiet hours are by the member's own clock; over midnight where `quiet_from` is the later one.
  quiet boolean not null default true,
  quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 8 check (quiet_to between 0 and 23),
  weekly_at timestamptz,
  profile_reminders smallint not null default 0 check (profile_reminders between 0 and 2),
  profile_reminder_at timestamptz,
  check (quiet_from <> quiet_to)
);
create index notice_rhythm_weekly on notice_rhythm (weekly_at) where weekly_at is not null;
create index notice_rhythm_profile on notice_rhythm (profile_reminder_at) where profile_reminder_at is not null;

-- Notices that may not go yet: what waits together becomes one mail.
create table held_notice (
  -- The mail's id, so that it is sent once.
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  kind text not null,
  data jsonb not null,
  merges boolean not null,
  held_at timestamptz not null,
  due_at timestamptz not null
);
create index held_notice_due on held_notice (due_at);
create index held_notice_member on held_notice (member_id);

-- Conversations of which a member is reminded while they stay unread, from the message `number` on: twice at most.
create table unread_reminder (
  member_id uuid not null references member on delete cascade,
  conversation_id uuid not null,
  number integer not null,
  since timestamptz not null,
  reminders smallint not null default 0 check (reminders between 0 and 2),
  due_at timestamptz,
  primary key (member_id, conversation_id),
  check ((due_at is null) = (reminders = 2))
);
create index unread_reminder_due on unread_reminder (due_at) where due_at is not null;

-- Web push: browsers take a site's messages by the site's own key pair, and from nobody else.
create table push_key (
  site_id integer primary key references site on delete cascade,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- The devices that members let us reach. A device belongs to the session in which it was added and goes with it when that
-- ends by a word: signing out here or from afar, a new password. A session that only ran out leaves its device.
create table push_subscription (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  -- Null once the session has run out.
  session_hash bytea references session on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  constraint push_subscription_endpoint unique (endpoint)
);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_hash);
