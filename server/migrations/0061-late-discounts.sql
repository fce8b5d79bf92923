-- An order that was cancelled may still be paid, where its provider cannot end a payment. Its discount counts as used then,
-- or as late where another order has it already, also one that was late itself or is being paid at this moment.
create or replace function follow_order_state() returns trigger language plpgsql as $$
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

-- Staff are told of those that were late already.
insert into provider_event (provider, event_id, payload, outcome, reason, received_at)
select provider, 'discount_taken.' || id, jsonb_build_object(
    'eventId', 'discount_taken.' || id, 'reference', id, 'paymentId', provider_payment_id, 'state', 'attention',
    'money', jsonb_build_object('amount', payment_order.amount + transaction_costs, 'currency', currency)),
  'quarantined', 'discount_taken', coalesce(ended_at, created_at)
from discount_use join payment_order on payment_order.id = order_id
where discount_use.state = 'late'
on conflict do nothing;
