-- Credits: what a member has is the sum of transfers, each from one account to another, so that all accounts sum to zero.

create table account (
  id uuid primary key,
  -- Either a member's account, or one that the house keeps for a company.
  member_id uuid unique references member,
  company_id integer not null references company,
  house text,
  -- Kept beside the transfers. Sending a message is one statement, and where two of them race for the last credit
  -- `account_never_negative` stops the second and undoes it whole; the name tells the program which rule it was.
  balance bigint not null default 0,
  constraint account_never_negative check (member_id is null or balance >= 0),
  constraint account_check1 check ((member_id is null) <> (house is null)),
  -- held: credits whose money a member has asked back, until it has gone back or not.
  constraint account_house_check check (house in ('sales', 'messages', 'gifts', 'bonus', 'refunds', 'debt', 'held'))
);
create unique index account_house on account (company_id, house) where house is not null;

create table transfer (
  id uuid primary key,
  from_account uuid not null references account,
  to_account uuid not null references account,
  amount integer not null check (amount > 0),
  kind text not null,
  -- What the transfer was for. Unique within its kind, so that nothing is credited twice, however often it is tried.
  reference text not null,
  created_at timestamptz not null,
  check (from_account <> to_account),
  unique (kind, reference)
);
create index transfer_from on transfer (from_account, created_at);
create index transfer_to on transfer (to_account, created_at);
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_change();
create trigger transfer_no_truncate before truncate on transfer
  for each statement execute function refuse_change();

-- What is for sale.
create table bundle (
  id uuid primary key,
  site_id integer not null references site,
  country text not null,
  currency text not null,
  credits integer not null check (credits > 0),
  -- In minor units.
  price integer not null check (price > 0),
  -- The one that is chosen at first.
  usual boolean not null default false,
  active boolean not null default true,
  unique (site_id, country, credits)
);
