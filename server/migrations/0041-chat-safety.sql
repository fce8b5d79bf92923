-- Who may write to a member for the first time, and the words that the member does not want to read.
create table contact_rule (
  member_id uuid primary key,
  who text not null default 'everyone' check (who in ('everyone', 'photo', 'verified')),
  min_age smallint check (min_age between 18 and 99),
  max_age smallint check (max_age between 18 and 99),
  hidden_words text[] not null default '{}' check (cardinality(hidden_words) <= 50),
  check (min_age <= max_age)
);

-- How many conversations a member has begun on their latest day of writing, and how many the site allowed.
create table first_message_day (
  member_id uuid primary key,
  day date not null,
  count integer not null,
  most integer not null,
  constraint first_message_most check (count <= most)
);

-- What the receiver is warned of: the message asks for money or crypto, or to go on elsewhere.
alter table message add column notice text check (notice in ('money', 'crypto', 'elsewhere'));
