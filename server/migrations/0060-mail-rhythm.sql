-- When a member may be told of news: their time zone, their quiet hours, and what is due next by the clock.
create table notice_rhythm (
  member_id uuid primary key references member on delete cascade,
  -- As the browser named it; without one the country's main zone holds.
  time_zone text check (length(time_zone) between 1 and 64),
  quiet boolean not null default true,
  -- Hours of the member's own clock; over midnight where `quiet_from` is the later one.
  quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 8 check (quiet_to between 0 and 23),
  weekly_at timestamptz,
  profile_reminders smallint not null default 0 check (profile_reminders between 0 and 2),
  profile_reminder_at timestamptz,
  check (quiet_from <> quiet_to)
);
create index notice_rhythm_weekly on notice_rhythm (weekly_at) where weekly_at is not null;
create index notice_rhythm_profile on notice_rhythm (profile_reminder_at) where profile_reminder_at is not null;

-- Who asked for the weekly update before there was one gets the next.
insert into notice_rhythm (member_id, weekly_at)
select member_id, now() from notification_setting
where category = 'weekly_updates' and channel = 'email' and enabled;

-- Notices that may not go yet: what waits together becomes one mail. `id` is the mail's.
create table held_notice (
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

-- The notification categories that a mail was about: how many came lately decides when the next may.
alter table mail add column categories text[];
create index mail_noticed on mail (member_id, created_at) where categories is not null;

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
