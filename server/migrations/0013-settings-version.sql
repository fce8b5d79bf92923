-- What browsers keep by a site's settings version (regions, interests, its company) becomes another address with any
-- change, also one made by hand.
create function bump_site_version() returns trigger language plpgsql as $$
begin
  if new.settings is distinct from old.settings and new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create trigger site_version before update on site for each row execute function bump_site_version();

create function bump_company_sites() returns trigger language plpgsql as $$
begin
  update site set version = version + 1 where company_id = new.id;
  return null;
end $$;

create trigger company_version after update on company for each row execute function bump_company_sites();
