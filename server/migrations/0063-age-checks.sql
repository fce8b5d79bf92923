-- Of what a provider says the outcome is kept, with its time and the provider's own number for it.
alter table age_assurance drop constraint age_assurance_kind_check;
alter table age_assurance
  add column provider text,
  add column reference text,
  add constraint age_assurance_kind_check check (kind in ('self-declared', 'provider')),
  add constraint age_assurance_provider check ((kind = 'provider') = (provider is not null) and (reference is null or provider is not null));

-- A member's way to the provider and back. What is kept for the way back goes when it has ended.
create table age_check (
  id uuid primary key,
  member_id uuid not null,
  site_id integer not null,
  provider text not null,
  country text not null,
  state text not null check (state in ('open', 'judging', 'of_age', 'under_age', 'unclear', 'cancelled')),
  state_hash bytea not null unique,
  kept jsonb not null,
  return_to text,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint age_check_ended check ((state in ('open', 'judging')) = (ended_at is null)),
  constraint age_check_kept check (ended_at is null or kept = '{}')
);
create index age_check_member on age_check (member_id, created_at);
create unique index age_check_open on age_check (member_id) where state = 'open';

-- A provider has said that the member is too young: the account is closed, and nothing brings it back by itself.
alter table member
  add column under_age_at timestamptz,
  add constraint member_under_age check (under_age_at is null or status in ('deleted', 'erased'));
