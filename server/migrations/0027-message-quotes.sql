-- A message may answer a sentence or a photo of its receiver's profile. The sentence is kept as it was answered. A photo
-- is named only: it has no reference, so that deleting one touches no messages, and who reads asks whether it is there.

alter table message
  add column quoted_prompt text,
  add column quoted_answer text,
  add column quoted_photo uuid,
  add constraint message_quote_answer check ((quoted_prompt is null) = (quoted_answer is null)),
  add constraint message_quote_one check (quoted_prompt is null or quoted_photo is null);
