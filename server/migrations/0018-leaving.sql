-- Leaving. A deleted account can be brought back until fourteen days after deleted_at. Then the erase job takes it
-- ('erased', from which nothing comes back), and erased_at says that it has finished.
alter table member add column deleted_at timestamptz, add column erased_at timestamptz;
update member set deleted_at = now() where status = 'deleted';
alter table member drop constraint member_status_check;
alter table member add constraint member_status_check check (status in ('active', 'suspended', 'deleted', 'erased'));
alter table member add constraint member_deleted_since check ((status in ('deleted', 'erased')) = (deleted_at is not null));
alter table member add constraint member_erased check (erased_at is null or status = 'erased');
create index member_deleted on member (deleted_at) where deleted_at is not null;

-- Why people leave, counted by month. Nothing here says who it was.
create table leave_reason (
  site_id integer not null references site,
  month date not null,
  reason text not null,
  leavers integer not null check (leavers > 0),
  primary key (site_id, month, reason)
);

-- The list of sessions in the settings. The browser is kept as two words ("Firefox · Android"), never as it was sent.
alter table session
  add column id uuid not null unique default gen_random_uuid(),
  add column browser text,
  add column seen_on date,
  -- When the member last gave the password, or signed in, in this session.
  add column proven_at timestamptz;
update session set proven_at = created_at, seen_on = (created_at at time zone 'utc')::date;
