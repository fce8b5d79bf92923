-- Several providers: refunds in part, cards that they keep, notifications as they came, and questions about lost ones.

alter table payment_order
  -- The provider's number of the money that came; its refunds and chargebacks name it.
  add column provider_charge_id text,
  -- What has gone back so far.
  add column returned integer not null default 0,
  add column keep_card boolean not null default false,
  add column stored_card_id uuid,
  -- When the provider was last asked about an open one.
  add column looked_up_at timestamptz;
update payment_order set returned = amount + transaction_costs where state in ('refunded', 'charged_back');
alter table payment_order
  add constraint payment_order_returned check (returned between 0 and amount + transaction_costs);
create index payment_order_due on payment_order (created_at) where state in ('created', 'pending');

create table payment_reversal (
  order_id uuid not null references payment_order,
  id text not null,
  kind text not null check (kind in ('refunded', 'charged_back')),
  amount integer not null check (amount > 0),
  credits integer not null check (credits >= 0),
  created_at timestamptz not null,
  primary key (order_id, id)
);
insert into payment_reversal (order_id, id, kind, amount, credits, created_at)
select id, coalesce(event_id, 'whole'), payment_order.state, returned, credits, coalesce(ended_at, created_at)
from payment_order
left join provider_event on provider_event.provider = payment_order.provider and outcome = 'applied'
  and payload ->> 'reference' = payment_order.id::text and payload ->> 'state' = payment_order.state
where returned > 0;

-- Who gave what back, and why: written before the provider is asked, so that a crash forgets none.
create table refund_request (
  id uuid primary key,
  order_id uuid not null references payment_order,
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

-- A verified notification as it came, until it is old or its member is erased.
create table payment_notification (
  provider text not null,
  digest text not null,
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
  holder uuid not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (provider, token)
);
create index stored_card_member on stored_card (member_id);
create index stored_card_removed on stored_card (removed_at) where removed_at is not null;

alter table sandbox_payment
  add column member_id uuid,
  add column site_id integer,
  add column keep_card boolean not null default false,
  -- Delayed news: until then a question is answered as if nothing had been decided.
  add column told_at timestamptz,
  drop constraint sandbox_payment_state_check,
  add constraint sandbox_payment_state_check check (state in
    ('open', 'authenticating', 'approved', 'failed', 'cancelled', 'expired', 'pending', 'refunded', 'charged_back'));

create table sandbox_refund (
  key text primary key,
  payment_id uuid not null references sandbox_payment,
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_refund_payment on sandbox_refund (payment_id);
