-- What an account was right before something of which its owner is warned by mail. That mail's undo brings it back, to the
-- address that was warned.
create table account_warning (
  -- Warnings of one moment have an order too.
  id bigint generated always as identity primary key,
  member_id uuid not null,
  site_id integer not null,
  email text not null,
  -- Rows of the table passkey: one that is removed afterwards can come back.
  passkeys jsonb not null check (jsonb_typeof(passkeys) = 'array'),
  created_at timestamptz not null,
  foreign key (member_id, site_id) references member (id, site_id) on delete cascade
);
create index account_warning_member on account_warning (member_id, id);
create index account_warning_created on account_warning (created_at);

-- An undo is good as long as its warning stands.
alter table mail_link add column warning_id bigint references account_warning on delete cascade;
create index mail_link_warning on mail_link (warning_id) where warning_id is not null;

-- The undo links that were mailed already. Of what they tell the next address that was left is known, or the present one.
delete from mail_link where purpose = 'undo' and used_at is not null;
do $$
declare
  link record;
  warning bigint;
begin
  for link in
    select token_hash, mail_link.member_id, mail_link.site_id, since, member.email,
      (select later.data ->> 'email' from mail_link later
        where later.member_id = mail_link.member_id and later.purpose = 'undo' and later.data ? 'email'
          and coalesce((later.data ->> 'since')::timestamptz, later.created_at) >= since
        order by coalesce((later.data ->> 'since')::timestamptz, later.created_at) limit 1) as left_email
    from mail_link join member on member.id = mail_link.member_id,
      lateral (select coalesce((data ->> 'since')::timestamptz, mail_link.created_at) as since) as told
    where purpose = 'undo'
    order by since
  loop
    continue when coalesce(link.left_email, link.email) is null;
    insert into account_warning (member_id, site_id, email, passkeys, created_at)
    values (link.member_id, link.site_id, coalesce(link.left_email, link.email),
      (select coalesce(jsonb_agg(to_jsonb(passkey)), '[]') from passkey
        where passkey.member_id = link.member_id and passkey.created_at < link.since),
      link.since)
    returning id into warning;
    update mail_link set warning_id = warning, data = '{}' where token_hash = link.token_hash;
  end loop;
end $$;
delete from mail_link where purpose = 'undo' and warning_id is null;
alter table mail_link add constraint mail_link_undo check ((purpose = 'undo') = (warning_id is not null));

-- How many passwords the account has had: what was asked for under an earlier one opens nothing.
alter table member add column password_version integer not null default 0;
create function count_password() returns trigger language plpgsql as $$
begin
  new.password_version := old.password_version + 1;
  return new;
end $$;
create trigger member_password_version before update of password_hash on member
  for each row when (old.password_hash is distinct from new.password_hash) execute function count_password();
