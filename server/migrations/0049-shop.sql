-- What a purchase is billed with: the VAT in its price, a number that a person can read out, an invoice of its company.

create function payment_number() returns text language sql volatile as $$
  select string_agg(case when place = 5 then '-' else
    substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::integer, 1) end, '')
  from generate_series(1, 9) as place
$$;

alter table payment_order
  add column number text,
  -- Where it was bought, and the VAT in its total: of 10,000.
  add column country text,
  add column vat_rate integer not null default 0 check (vat_rate between 0 and 9999);
update payment_order set number = payment_number();
alter table payment_order
  alter column number set default payment_number(),
  alter column number set not null,
  add constraint payment_order_number unique (site_id, number);

-- One payment at a time, so that nobody pays twice by going back. Money that comes for an older one is credited all the same.
update payment_order set state = 'cancelled', ended_at = created_at
where state in ('created', 'pending') and exists (
  select from payment_order newer
  where newer.member_id = payment_order.member_id and newer.state in ('created', 'pending')
    and (newer.created_at, newer.id) > (payment_order.created_at, payment_order.id));
-- A direct debit that was signed asks nothing more of the member, takes days, and keeps nobody from buying.
create unique index payment_order_open on payment_order (member_id)
  where state in ('created', 'pending') and provider <> 'bank';

-- What a method costs beside the price, in minor units; nothing where there is no row.
create table transaction_cost (
  site_id integer not null references site,
  currency text not null,
  method text not null,
  amount integer not null check (amount >= 0),
  primary key (site_id, currency, method)
);

-- Of 10,000, by country, where it differs from the program's list.
alter table company add column vat_rates jsonb not null default '{}';

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

insert into invoice (company_id, number, order_id, issued_at, seller)
select company.id, row_number() over (partition by company.id order by coalesce(ended_at, payment_order.created_at), payment_order.id),
  payment_order.id, coalesce(ended_at, payment_order.created_at),
  jsonb_build_object('name', company.name, 'address', address, 'city', city, 'country', company.country, 'kvk', kvk,
    'vatNumbers', vat_numbers)
from payment_order
join company on company.id = payment_order.company_id
join member on member.id = payment_order.member_id
where payment_order.state in ('completed', 'refunded', 'charged_back') and not member.is_demo;
insert into invoice_series (company_id, last_number) select company_id, max(number) from invoice group by company_id;

create trigger invoice_append_only before update or delete on invoice
  for each row execute function refuse_change();
create trigger invoice_no_truncate before truncate on invoice
  for each statement execute function refuse_change();
