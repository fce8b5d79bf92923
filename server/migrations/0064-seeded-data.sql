-- Which of the program's own files the database has taken up, so that a start need not offer their rows again.
create table seeded_data (name text primary key, hash text not null);
