create table notification_setting (
  member_id uuid not null references member on delete cascade,
  category text not null,
  channel text not null,
  enabled boolean not null,
  primary key (member_id, category, channel)
);
