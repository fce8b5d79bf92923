-- A list of likes goes on page by page, so that its order ends with the id; so does the list of matches.

drop index member_like_to;
create index member_like_to on member_like (to_id, created_at desc, from_id desc);
drop index member_like_from;
create index member_like_from on member_like (from_id, created_at desc, to_id desc);
create index member_match_low on member_match (low_id, created_at desc, high_id desc);
create index member_match_high on member_match (high_id, created_at desc, low_id desc);

-- When the like was shown in the pop-up; never shown there a second time.
alter table member_like add column popped_at timestamptz;

-- Whoever likes back has seen the like: nobody is new whom one answered.
update member_like set seen_at = answer.created_at
from member_like answer
where answer.from_id = member_like.to_id and answer.to_id = member_like.from_id
  and answer.created_at > member_like.created_at and member_like.seen_at is null;
