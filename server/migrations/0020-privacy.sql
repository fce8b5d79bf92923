-- What members decide about being seen. Whoever hides when they are online, or what they have read, is not told either of
-- others. Whoever is not shown on the company's other sites is, over there, as good as invisible.
alter table profile
  add column show_online boolean not null default true,
  add column show_seen boolean not null default true,
  add column shared boolean not null default true;
