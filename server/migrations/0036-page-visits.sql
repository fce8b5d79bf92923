-- How visits of an advertiser's page ended, where its address asked for it (query lb). A row is one load of a page; it knows
-- no member, no address and no device, and is kept for some weeks.
create table page_visit (
  id uuid primary key,
  site_id integer not null references site,
  label text not null check (length(label) between 1 and 100),
  page text not null check (length(page) between 1 and 200),
  network text check (length(network) between 1 and 100),
  seconds integer not null check (seconds between 0 and 86400),
  -- The visitor opened another page of the site; where not, the visit was a bounce.
  went_on boolean not null,
  seen_at timestamptz not null
);
create index page_visit_site on page_visit (site_id, label, seen_at);
create index page_visit_seen on page_visit (seen_at);
