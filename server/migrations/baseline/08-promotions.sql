-- Discounts. An order reserves its discount, and what becomes of the order decides whether it was used.

-- The discount codes of a site. What is null limits nothing.
create table discount_code (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  -- code: typed in. The others apply by themselves: to newcomers, and to who was about to leave.
  kind text not null default 'code' check (kind in ('code', 'time_bonus', 'stay', 'trial')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  value_percentage integer not null check (value_percentage between 1 and 90),
  validity text not null default 'once_per_user' check (validity in ('once', 'once_per_user', 'unlimited')),
  expires timestamptz,
  country text check (country ~ '^[A-Z]{2}$'),
  user_id uuid references member,
  bundle_id uuid references bundle,
  paymentmethods text[] check (cardinality(paymentmethods) > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- In minor units, of the price before the discount and without transaction costs.
  minimum_order_value integer check (minimum_order_value > 0),
  created_at timestamptz not null default now(),
  unique (site_id, code),
  -- For the foreign key that carries a code's validity into its uses.
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

-- Which order has which discount. A reserved or a used one leaves no second where the code allows one. The reference to
-- the order and the trigger that follows its state are made with payment_order, which comes after this file.
create table discount_use (
  order_id uuid primary key,
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

-- Whatever changes an order's state, its discount follows in the same transaction. An order that was cancelled may still
-- be paid, where its provider cannot end a payment. Its discount counts as used then, or as late where another order has
-- it already, also one that was late itself or is being paid at this moment.
create function follow_order_state() returns trigger language plpgsql as $$
begin
  if new.state in ('created', 'pending', 'failed', 'cancelled', 'expired') then
    update discount_use
      set state = case when new.state in ('created', 'pending') then 'reserved' else 'released' end
      where order_id = new.id and state <> 'late';
    return null;
  end if;
  if exists (
    select from discount_use own join discount_use other on other.code_id = own.code_id
    where own.order_id = new.id and own.state = 'released'
      and other.order_id <> own.order_id and other.state in ('reserved', 'used', 'late')
      and (own.validity = 'once' or (own.validity = 'once_per_user' and other.user_id = own.user_id))
  ) then
    update discount_use set state = 'late' where order_id = new.id;
    return null;
  end if;
  begin
    update discount_use set state = 'used' where order_id = new.id and state <> 'late';
  exception when unique_violation then
    update discount_use set state = 'late' where order_id = new.id;
  end;
  return null;
end $$;
