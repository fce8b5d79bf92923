-- Direct debit, collected by the company's own bank: a mandate, the purchase that it is used for, and the bank's files.

-- A member's permission to collect.
create table debit_mandate (
  id uuid primary key,
  member_id uuid not null references member,
  company_id integer not null references company,
  reference text not null unique check (reference ~ '^[A-Z0-9-]{8,35}$'),
  -- Who and from which account: sealed, and gone once the member is erased.
  details bytea,
  text_version text not null,
  language text not null,
  signed_at timestamptz not null,
  ended_at timestamptz
);
create unique index debit_mandate_open on debit_mandate (member_id) where ended_at is null;
create index debit_mandate_member on debit_mandate (member_id);

-- A purchase on its way: the form, or the mandate that is to be used again, and the code that has to confirm it.
create table debit_request (
  id uuid primary key,
  member_id uuid not null references member,
  request_id uuid not null,
  bundle_id uuid not null references bundle,
  details bytea,
  mandate_id uuid references debit_mandate,
  code_mac bytea,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  sent_at timestamptz,
  refused_at timestamptz,
  expires_at timestamptz,
  confirmed_at timestamptz,
  unique (member_id, request_id),
  check (confirmed_at is null or mandate_id is not null)
);
create index debit_request_member on debit_request (member_id, created_at);

-- A file for the bank.
create table debit_batch (
  id uuid primary key,
  company_id integer not null references company,
  message_id text not null unique,
  transactions integer not null check (transactions > 0),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);

-- The collection of one order.
create table debit (
  order_id uuid primary key references payment_order,
  mandate_id uuid not null references debit_mandate,
  company_id integer not null references company,
  amount integer not null check (amount > 0),
  due_on date not null,
  state text not null check (state in ('waiting', 'exported', 'booked', 'returned', 'rejected')),
  reason text,
  batch_id uuid references debit_batch,
  -- The first collection of a mandate, or a further one.
  sequence text check (sequence in ('FRST', 'RCUR')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((batch_id is null) = (sequence is null)),
  check (state not in ('exported', 'booked', 'returned') or batch_id is not null),
  check (state <> 'waiting' or batch_id is null)
);
create index debit_mandate_debits on debit (mandate_id);
create index debit_batch_debits on debit (batch_id) where batch_id is not null;
create index debit_waiting on debit (company_id, due_on) where state = 'waiting';
