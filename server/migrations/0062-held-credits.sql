-- Credits whose money a member has asked back are taken off the balance at once, and wait in a house account of their own.

alter table account
  drop constraint account_house_check,
  add constraint account_house_check check (house in ('sales', 'messages', 'gifts', 'bonus', 'refunds', 'debt', 'held'));
insert into account (id, company_id, house)
select gen_random_uuid(), company_id, 'held' from account where house = 'refunds';

-- A purchase may be asked back again once an earlier request has ended; one at a time is open.
alter table money_back_request
  add column id uuid not null default gen_random_uuid(),
  -- What of the credits is off the balance and not gone back yet.
  add column held integer not null default 0,
  -- What has gone back of the money since.
  add column paid integer not null default 0 check (paid >= 0),
  add column outcome text check (outcome in ('returned', 'taken_back', 'refused')),
  add column ended_at timestamptz,
  -- Who of the staff refused it, and why.
  add column refused_by text,
  add column refusal text not null default '';
update money_back_request set paid = returned, outcome = 'returned', ended_at = now()
from payment_order
where payment_order.id = order_id and (state <> 'completed' or (returned > 0 and returned >= money_back_request.amount));

-- What was promised before is held from now on, as far as it is still there.
do $$
declare
  asked record;
  taken integer;
begin
  for asked in
    select request.id, request.order_id, request.credits, own.id as account, house.id as house
    from money_back_request request
    join account own on own.member_id = request.member_id
    join account house on house.company_id = own.company_id and house.house = 'held'
    where request.ended_at is null
    order by request.created_at
  loop
    select least(balance, asked.credits) into taken from account where id = asked.account for update;
    continue when taken = 0;
    update account set balance = balance - taken where id = asked.account;
    insert into transfer (id, from_account, to_account, amount, kind, reference, created_at)
    values (gen_random_uuid(), asked.account, asked.house, taken, 'held', asked.order_id || ':' || asked.id, now());
    update money_back_request set held = taken where id = asked.id;
  end loop;
end $$;

alter table money_back_request
  alter column id drop default,
  drop constraint money_back_request_pkey,
  add primary key (id),
  add constraint money_back_request_held check (held between 0 and credits),
  add constraint money_back_request_ended check ((ended_at is null) = (outcome is null) and (ended_at is null or held = 0));
create unique index money_back_request_open on money_back_request (order_id) where ended_at is null;
create index money_back_request_order on money_back_request (order_id);

-- Which request a refund answers: one that was on its way before takes nothing of what is held.
alter table refund_request add column money_back_id uuid references money_back_request;

-- The news that told of a card: one that comes late is kept once.
create index provider_event_card on provider_event ((payload ->> 'reference')) where payload ? 'card';
