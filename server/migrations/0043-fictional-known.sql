-- When the member said to know what a fictional profile is. Before that no message to one is charged.
alter table member add column fictional_known_at timestamptz;
