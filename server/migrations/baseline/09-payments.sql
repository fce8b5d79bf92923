-- What is bought, what providers say of it, and what goes back. Only a provider's word credits a payment or takes it back.

-- A number that a person can read out: without letters and digits that are taken for each other.
create function payment_number() returns text language sql volatile as $$
  select string_agg(case when place = 5 then '-' else
    substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::integer, 1) end, '')
  from generate_series(1, 9) as place
$$;

-- An order keeps its price, costs and VAT as they were. Money is in minor units of its currency.
create table payment_order (
  id uuid primary key,
  number text not null default payment_number(),
  member_id uuid not null references member,
  site_id integer not null references site,
  company_id integer not null references company,
  bundle_id uuid not null references bundle,
  -- The browser's id for the purchase: sent again, it buys nothing more.
  request_id uuid not null,
  credits integer not null check (credits > 0),
  -- What is left of the price after the discount.
  amount integer not null check (amount >= 0),
  transaction_costs integer not null default 0 check (transaction_costs >= 0),
  currency text not null,
  -- What was taken off the price, and by which code.
  discount integer not null default 0 check (discount >= 0),
  discount_code text,
  discount_percentage integer check (discount_percentage between 1 and 90),
  -- Where it was bought, and the VAT in its total: of 10,000.
  country text,
  vat_rate integer not null default 0 check (vat_rate between 0 and 9999),
  method text not null,
  provider text not null,
  provider_payment_id text,
  -- The provider's number of the money that came; its refunds and chargebacks name it.
  provider_charge_id text,
  keep_card boolean not null default false,
  stored_card_id uuid,
  redirect text,
  state text not null check (state in
    ('created', 'pending', 'completed', 'failed', 'cancelled', 'refunded', 'charged_back')),
  -- What has gone back so far.
  returned integer not null default 0,
  -- Paid when its account had been erased: nobody has credits, premium or an invoice of it, and the money goes back.
  uncredited boolean not null default false,
  -- When the provider was last asked about an open one.
  looked_up_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (member_id, request_id),
  unique (provider, provider_payment_id),
  constraint payment_order_number unique (site_id, number),
  constraint payment_order_discount_named
    check ((discount > 0) = (discount_code is not null) and (discount > 0) = (discount_percentage is not null)),
  constraint payment_order_returned check (returned between 0 and amount + transaction_costs)
);
create index payment_order_member on payment_order (member_id, created_at desc);
-- One payment at a time, so that nobody pays twice by going back. Money that comes for an older one is credited all the
-- same. A direct debit that was signed asks nothing more of the member, takes days, and keeps nobody from buying.
create unique index payment_order_open on payment_order (member_id)
  where state in ('created', 'pending') and provider <> 'bank';
create index payment_order_due on payment_order (created_at) where state in ('created', 'pending');

alter table discount_use add foreign key (order_id) references payment_order;
create trigger payment_order_discount after update of state on payment_order
  for each row when (old.state is distinct from new.state) execute function follow_order_state();

-- What a method costs beside the price; nothing where there is no row.
create table transaction_cost (
  site_id integer not null references site,
  currency text not null,
  method text not null,
  amount integer not null check (amount >= 0),
  primary key (site_id, currency, method)
);

-- A card that a provider keeps. Without a member it waits for the provider to forget it too.
create table stored_card (
  id uuid primary key,
  member_id uuid references member,
  provider text not null,
  token text not null,
  method text not null,
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  expires text check (expires ~ '^[0-9]{4}-[0-9]{2}$'),
  -- Whom the provider knows it by, also once the member has removed it.
  holder uuid not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (provider, token)
);
create index stored_card_member on stored_card (member_id);
create index stored_card_removed on stored_card (removed_at) where removed_at is not null;

-- What providers say.

-- A verified notification as it came, until it is old or its member is erased.
create table payment_notification (
  provider text not null,
  digest text not null,
  -- The bytes in base64.
  body text not null,
  reference text not null,
  notices jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (provider, digest)
);
create index payment_notification_reference on payment_notification (reference);
create index payment_notification_received on payment_notification (received_at);
create index payment_notification_waiting on payment_notification (received_at) where processed_at is null;

-- Each thing that a provider said is judged once. What contradicts the order is quarantined, and told to staff.
create table provider_event (
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  outcome text not null check (outcome in ('applied', 'ignored', 'quarantined')),
  reason text,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
-- The news that told of a card: one that comes late is kept once.
create index provider_event_card on provider_event ((payload ->> 'reference')) where payload ? 'card';

-- What goes back.

create table payment_reversal (
  order_id uuid not null references payment_order,
  id text not null,
  kind text not null check (kind in ('refunded', 'charged_back')),
  amount integer not null check (amount > 0),
  credits integer not null check (credits >= 0),
  created_at timestamptz not null,
  primary key (order_id, id)
);

-- A purchase that its buyer withdraws from or wants money back for: what was unused then, for the staff to pay back. Once a
-- request has ended the purchase may be asked back again; one at a time is open.
create table money_back_request (
  id uuid primary key,
  order_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('withdrawal', 'refund')),
  credits integer not null check (credits >= 0),
  amount integer not null check (amount >= 0),
  reason text not null,
  -- What of the credits is off the balance and has not gone back yet.
  held integer not null default 0,
  -- What of the money has gone back since.
  paid integer not null default 0 check (paid >= 0),
  outcome text check (outcome in ('returned', 'taken_back', 'refused')),
  -- Who of the staff refused it, and why.
  refused_by text,
  refusal text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint money_back_request_held check (held between 0 and credits),
  constraint money_back_request_ended check ((ended_at is null) = (outcome is null) and (ended_at is null or held = 0))
);
create index money_back_request_member on money_back_request (member_id);
create unique index money_back_request_open on money_back_request (order_id) where ended_at is null;
create index money_back_request_order on money_back_request (order_id);

-- Who gave what back, and why: written before the provider is asked, so that a crash forgets none.
create table refund_request (
  id uuid primary key,
  order_id uuid not null references payment_order,
  -- The member's own request that it answers: one that was on its way before takes nothing of what is held.
  money_back_id uuid references money_back_request,
  amount integer not null check (amount > 0),
  reason text not null,
  requested_by text not null,
  state text not null default 'requested' check (state in ('requested', 'asked', 'booked', 'refused')),
  provider_refund_id text,
  refusal text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index refund_request_order on refund_request (order_id);
create index refund_request_waiting on refund_request (created_at) where state = 'requested';

-- Invoices.

create table invoice_series (
  company_id integer primary key references company,
  last_number integer not null default 0
);

-- A company's invoices are numbered without a gap: each but the first needs the one before it, and none goes.
create table invoice (
  company_id integer not null references company,
  number integer not null check (number > 0),
  previous integer generated always as (nullif(number - 1, 0)) stored,
  order_id uuid not null unique references payment_order,
  issued_at timestamptz not null,
  -- The company as it was then: name, address, registration, VAT numbers.
  seller jsonb not null,
  primary key (company_id, number),
  foreign key (company_id, previous) references invoice
);
create trigger invoice_append_only before update or delete on invoice
  for each row execute function refuse_change();
create trigger invoice_no_truncate before truncate on invoice
  for each statement execute function refuse_change();

-- What a member lets themselves spend in a month, and whether they buy at all. A looser rule waits until its time.
create table spending_rule (
  member_id uuid primary key,
  cap integer check (cap >= 0),
  currency text,
  next_cap integer check (next_cap >= 0),
  next_cap_at timestamptz,
  paused boolean not null default false,
  resumes_at timestamptz
);

-- The sandbox: a provider of our own, for trying the shop out.

create table sandbox_payment (
  id uuid primary key,
  reference text not null unique,
  member_id uuid,
  site_id integer,
  amount integer not null,
  currency text not null,
  method text not null,
  keep_card boolean not null default false,
  return_path text not null,
  state text not null default 'open',
  created_at timestamptz not null,
  -- Delayed news: until then a question is answered as if nothing had been decided.
  told_at timestamptz,
  constraint sandbox_payment_state_check check (state in
    ('open', 'authenticating', 'approved', 'failed', 'cancelled', 'expired', 'pending', 'refunded', 'charged_back'))
);

create table sandbox_refund (
  key text primary key,
  payment_id uuid not null references sandbox_payment,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_refund_payment on sandbox_refund (payment_id);
