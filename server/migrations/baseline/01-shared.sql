-- What several nouns need before any table is made.

-- Towns are found by letters that nearly fit (city_name), for which the index takes words apart into threes of letters.
create extension if not exists pg_trgm;

-- Money that was moved and invoices that were issued are facts: a mistake is put right by a further row, never by an edit.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
