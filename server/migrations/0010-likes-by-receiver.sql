-- Whether a few people like somebody was answered by the key (from_id, to_id) or by an index on (to_id, from_id), as the
-- planner's dice fell: by the key it descends once for each of them, while all likes of one receiver lie side by side.
-- A key in that order is all that both did.
create unique index member_like_key on member_like (to_id, from_id);
alter table member_like drop constraint member_like_pkey, add constraint member_like_pkey primary key using index member_like_key;
drop index member_like_pair;
