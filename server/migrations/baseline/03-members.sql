-- The account: who somebody is to us, how they sign in, and how they leave. What others see of them is the profile.

create table member (
  id uuid primary key,
  site_id integer not null references site,
  company_id integer not null,
  status text not null check (status in ('active', 'suspended', 'deleted', 'erased')),
  name text not null,
  -- Two names that people could take for one have the same key, or the same look (server/members/names/name-keys.ts).
  name_key text not null,
  name_look text not null,
  -- A claim until it is confirmed: an unconfirmed address blocks nobody from having it.
  email text check (email = lower(email)),
  email_confirmed_at timestamptz,
  password_hash text,
  -- How many passwords the account has had: what was asked for under an earlier one opens nothing.
  password_version integer not null default 0,
  language text not null,
  is_demo boolean not null default false,
  -- Whether a purchase stands: premium.
  paid boolean not null default false,
  -- Free members begin two conversations. Sending is one statement, and where two of them race for the last one this
  -- stops the second; the constraint's name tells the program which rule it was.
  conversations_started integer not null default 0 check (conversations_started >= 0),
  tracking jsonb not null default '{}',
  -- The browser's id for the signup: sent again, it makes no second account.
  signup_request uuid unique,
  -- Which version of the terms was accepted, and when; neither for accounts from before there were versions.
  terms_version timestamptz,
  terms_accepted_at timestamptz,
  -- When the member said to know what a fictional profile is. Before that no message to one is charged.
  fictional_known_at timestamptz,
  created_at timestamptz not null,
  -- A provider has said that the member is too young: the account is closed, and nothing brings it back by itself.
  under_age_at timestamptz,
  -- The member was removed for fraud: those who wrote with the member are told once, and have their credits back.
  fraud_at timestamptz,
  -- A deleted account can be brought back until fourteen days after deleted_at. Then the erase job takes it ('erased',
  -- from which nothing comes back), and erased_at says that it has finished.
  deleted_at timestamptz,
  erased_at timestamptz,
  -- For foreign keys that hold a row's member and site together: a session never works on another site.
  unique (id, site_id),
  foreign key (site_id, company_id) references site (id, company_id),
  constraint member_free_conversations check (conversations_started <= 2),
  constraint member_terms check ((terms_version is null) = (terms_accepted_at is null)),
  constraint member_under_age check (under_age_at is null or status in ('deleted', 'erased')),
  constraint member_deleted_since check ((status in ('deleted', 'erased')) = (deleted_at is not null)),
  constraint member_erased check (erased_at is null or status = 'erased')
);
create unique index member_email on member (site_id, email) where email_confirmed_at is not null;
create unique index member_name on member (site_id, lower(name));
-- A page of cards looks up its members one by one: half the pages of the key's tree at a million members.
create index member_by_id on member using hash (id);
-- Signing in looks for an address whether it is confirmed or only claimed; the unique index knows the confirmed ones alone.
create index member_address on member (site_id, email);
create unique index member_name_key on member (name_key, site_id);
create unique index member_name_look on member (name_look, site_id);
create index member_deleted on member (deleted_at) where deleted_at is not null;

/* Until when an account lets its profile be listed: for good once its address is confirmed, a week before that. */
create function standing_until(member) returns timestamptz language sql immutable as $$
  select case
    when $1.status <> 'active' then timestamptz '1900-01-01 00:00:00+00'
    when $1.email_confirmed_at is not null or $1.is_demo then timestamptz '9999-01-01 00:00:00+00'
    else $1.created_at + interval '168 hours'
  end
$$;

create function count_password() returns trigger language plpgsql as $$
begin
  new.password_version := old.password_version + 1;
  return new;
end $$;
create trigger member_password_version before update of password_hash on member
  for each row when (old.password_hash is distinct from new.password_hash) execute function count_password();

-- For whom somebody joined: the like and the first message that they are to have. A message waits until the sender's
-- address is confirmed; the row goes when nothing is left to do.
create table signup_wish (
  member_id uuid primary key references member on delete cascade,
  target_id uuid not null references member on delete cascade,
  likes boolean not null,
  message text,
  client_id uuid not null,
  created_at timestamptz not null,
  check (member_id <> target_id)
);
create index signup_wish_target on signup_wish (target_id);

-- Signing in. Of every token only a hash is stored, so that nobody who reads the database can use one.

create table session (
  token_hash bytea primary key,
  -- Names it in the list of sessions in the settings, where the token must not be.
  id uuid not null unique default gen_random_uuid(),
  member_id uuid not null,
  site_id integer not null,
  -- Kept as two words ("Firefox · Android"), never as it was sent.
  browser text,
  seen_on date,
  -- When the member last gave the password, or signed in, in this session.
  proven_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index session_member on session (member_id);
create index session_expires on session (expires_at);

-- Where a member signed in before, strangers' wrong tries keep nobody out. One browser can be known to several members.
create table known_device (
  token_hash bytea not null,
  member_id uuid not null,
  site_id integer not null,
  signed_in_at timestamptz not null,
  primary key (token_hash, member_id),
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index known_device_member on known_device (member_id);
create index known_device_signed_in on known_device (signed_in_at);

-- Wrong tries at an account from one network.
create table login_attempt (
  site_id integer not null references site,
  account text not null,
  network text not null,
  failures integer not null,
  first_at timestamptz not null,
  blocked_until timestamptz,
  primary key (site_id, account, network)
);

-- Wrong tries at an account from all networks together, within a day.
create table login_day (
  site_id integer not null references site,
  account text not null,
  failures integer not null check (failures >= 0),
  first_at timestamptz not null,
  primary key (site_id, account)
);
create index login_day_first on login_day (first_at);

create table passkey (
  id uuid primary key,
  -- The authenticator's own name for the key, in base64url.
  credential_id text not null unique,
  member_id uuid not null,
  site_id integer not null,
  public_key bytea not null,
  -- Counts the sign-ins in authenticators that count; a smaller number than before is a copy.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null,
  used_on date,
  created_at timestamptz not null,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index passkey_member on passkey (member_id);

-- What an authenticator is asked to sign: for one use within a few minutes, on one site.
create table passkey_challenge (
  challenge text primary key,
  site_id integer not null references site,
  -- Null where nobody is signed in.
  member_id uuid references member on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- A solved proof of work counts once. A row is of use until its challenge has run out.
create table used_proof (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_proof_expires on used_proof (expires_at);

-- Changes of the account by mailed links, and the way back from them.

-- How many mails of a purpose were asked for at an address within a day, whether anybody owns the address or not. An
-- address is kept as a hash.
create table mail_request (
  site_id integer not null references site,
  account text not null,
  purpose text not null,
  mails integer not null check (mails >= 0),
  -- Of the request that counted last: one that comes soon after it is taken for its repetition.
  request uuid not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (site_id, account, purpose)
);
create index mail_request_first on mail_request (first_at);

-- What an account was right before something of which its owner is warned by mail. That mail's undo brings it back, to the
-- address that was warned.
create table account_warning (
  -- Warnings of one moment have an order too.
  id bigint generated always as identity primary key,
  member_id uuid not null,
  site_id integer not null,
  email text not null,
  -- Rows of the table passkey: one that is removed afterwards can come back.
  passkeys jsonb not null check (jsonb_typeof(passkeys) = 'array'),
  created_at timestamptz not null,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index account_warning_member on account_warning (member_id, id);
create index account_warning_created on account_warning (created_at);

-- A mailed link is good for one use, until its time; of a purpose only the newest counts.
create table mail_link (
  token_hash bytea primary key,
  member_id uuid not null,
  site_id integer not null,
  purpose text not null,
  -- What the link is bound to: a target page, a new address.
  data jsonb not null default '{}',
  -- An undo is good as long as its warning stands.
  warning_id bigint references account_warning on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade,
  constraint mail_link_undo check ((purpose = 'undo') = (warning_id is not null))
);
create index mail_link_member on mail_link (member_id, purpose);
create index mail_link_expires on mail_link (expires_at);
create index mail_link_warning on mail_link (warning_id) where warning_id is not null;

-- How a member has made sure of their age, and for which country's sake: no birth date, and nothing of a document.
create table age_assurance (
  member_id uuid primary key,
  kind text not null,
  country text not null,
  -- Who said so, and the provider's own number for it.
  provider text,
  reference text,
  created_at timestamptz not null,
  constraint age_assurance_kind_check check (kind in ('self-declared', 'provider')),
  constraint age_assurance_provider check ((kind = 'provider') = (provider is not null) and (reference is null or provider is not null))
);

-- A member's way to the provider and back.
create table age_check (
  id uuid primary key,
  member_id uuid not null,
  site_id integer not null,
  provider text not null,
  country text not null,
  state text not null check (state in ('open', 'judging', 'of_age', 'under_age', 'unclear', 'cancelled')),
  -- Of what names the check in the provider's answer.
  state_hash bytea not null unique,
  -- What the way back needs. It goes when the check has ended.
  kept jsonb not null,
  -- The page that the member wanted to see.
  return_to text,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint age_check_ended check ((state in ('open', 'judging')) = (ended_at is null)),
  constraint age_check_kept check (ended_at is null or kept = '{}')
);
create index age_check_member on age_check (member_id, created_at);
create unique index age_check_open on age_check (member_id) where state = 'open';

-- Why people leave, counted by month. Nothing here says who it was.
create table leave_reason (
  site_id integer not null references site,
  month date not null,
  reason text not null,
  leavers integer not null check (leavers > 0),
  primary key (site_id, month, reason)
);
