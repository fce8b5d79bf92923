-- What several nouns need before any table is made.

-- In all of these files: where two indexes are as good for a statement, the planner takes the one that was made later. The
-- order of a table's indexes is therefore part of its plans.

-- Towns are found by letters that nearly fit (city_name), for which the index takes words apart into threes of letters.
create extension if not exists pg_trgm;

-- Money that was moved and invoices that were issued are facts: a mistake is put right by a further row, never by an edit.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
