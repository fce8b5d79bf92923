-- Signing in looks for an address whether it is confirmed or only claimed: the unique index knows the confirmed ones alone.
create index member_address on member (site_id, email);
