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

-- A purchase that its buyer withdraws from or wants money back for: what was unused then, for the staff to pay back.
create table money_back_request (
  order_id uuid primary key,
  member_id uuid not null,
  kind text not null check (kind in ('withdrawal', 'refund')),
  credits integer not null check (credits >= 0),
  amount integer not null check (amount >= 0),
  reason text not null,
  created_at timestamptz not null
);
create index money_back_request_member on money_back_request (member_id);
