-- A search counts fictional profiles apart; without an index of their own it would read everyone to find the few.
create index profile_fictional on profile (site_id, gender, country, birth_date) where visible and is_fictional;
