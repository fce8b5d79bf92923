-- The discount codes of a site, in the words of spec §3. What is null limits nothing.
create table discount_code (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  -- code: typed in. The others apply by themselves: to newcomers, and to who was about to leave.
  kind text not null default 'code' check (kind in ('code', 'time_bonus', 'stay', 'trial')),
  country text check (country ~ '^[A-Z]{2}$'),
  user_id uuid references member,
  expires timestamptz,
  value_percentage integer not null check (value_percentage between 1 and 90),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- In minor units, of the price before the discount and without transaction costs.
  minimum_order_value integer check (minimum_order_value > 0),
  bundle_id uuid references bundle,
  status text not null default 'active' check (status in ('active', 'inactive')),
  validity text not null default 'once_per_user' check (validity in ('once', 'once_per_user', 'unlimited')),
  paymentmethods text[] check (cardinality(paymentmethods) > 0),
  created_at timestamptz not null default now(),
  unique (site_id, code),
  unique (id, validity),
  constraint discount_code_minimum_has_currency check (minimum_order_value is null or currency is not null),
  constraint discount_code_granted_to_one check (kind not in ('stay', 'trial') or user_id is not null)
);
create unique index discount_code_time_bonus on discount_code (site_id) where kind = 'time_bonus';
create unique index discount_code_granted_once on discount_code (user_id, kind) where kind in ('stay', 'trial');
create index discount_code_user on discount_code (user_id) where user_id is not null;

-- The code that a member has entered last.
create table entered_discount (
  member_id uuid primary key references member,
  code_id uuid not null references discount_code,
  entered_at timestamptz not null
);

-- Which order has which discount. A reserved or a used one leaves no second where the code allows one.
create table discount_use (
  order_id uuid primary key references payment_order,
  code_id uuid not null,
  validity text not null,
  user_id uuid not null references member,
  -- late: paid after it had been released and another order had taken the discount.
  state text not null check (state in ('reserved', 'used', 'released', 'late')),
  foreign key (code_id, validity) references discount_code (id, validity) on update cascade
);
create unique index discount_use_once_per_user on discount_use (code_id, user_id)
  where validity = 'once_per_user' and state in ('reserved', 'used');
create unique index discount_use_once on discount_use (code_id)
  where validity = 'once' and state in ('reserved', 'used');

-- What was taken off the price of an order, and by which code. The amount is what is left of it.
alter table payment_order
  add column discount integer not null default 0 check (discount >= 0),
  add column discount_code text,
  add column discount_percentage integer check (discount_percentage between 1 and 90),
  add constraint payment_order_discount_named
    check ((discount > 0) = (discount_code is not null) and (discount > 0) = (discount_percentage is not null));

-- Whatever changes an order's state, its discount follows in the same transaction.
create function follow_order_state() returns trigger language plpgsql as $$
begin
  update discount_use own set state = case
    when own.state = 'late' then 'late'
    when new.state in ('created', 'pending') then 'reserved'
    when new.state in ('failed', 'cancelled', 'expired') then 'released'
    when own.state = 'released' and exists (
      select from discount_use other
      where other.code_id = own.code_id and other.order_id <> own.order_id and other.state in ('reserved', 'used')
        and (own.validity = 'once' or (own.validity = 'once_per_user' and other.user_id = own.user_id))
    ) then 'late'
    else 'used' end
  where own.order_id = new.id;
  return null;
end $$;
create trigger payment_order_discount after update of state on payment_order
  for each row when (old.state is distinct from new.state) execute function follow_order_state();

-- Spec §9, on every site there is. New sites have theirs from the seed.
insert into discount_code (site_id, code, kind, value_percentage)
select id, 'TIMEBONUS25', 'time_bonus', 25 from site;
