-- When a member was removed for fraud: those who wrote with the member are told once, and have their credits back.
alter table member add column fraud_at timestamptz;
