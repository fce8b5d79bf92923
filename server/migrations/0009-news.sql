-- Every page counts the member's news. Who is written to and liked by thousands does not have them all read each time.

create index member_like_new on member_like (to_id, created_at desc) include (from_id) where seen_at is null;
create index participant_unread on participant (member_id) include (other_id, unread) where unread > 0 and not hidden;
-- And neither has the list of whom one likes, newest first.
create index member_like_from on member_like (from_id, created_at desc) include (to_id);
