-- What a profile may hold, whoever writes it: the program refused all of this already.

alter table profile
  add constraint profile_relationship_status check (relationship_status in
    ('divorced', 'living together', 'married', 'single', 'widowed', 'unmarried')),
  add constraint profile_hair_color check (hair_color in
    ('brunette', 'blond', 'brown', 'white', 'bald', 'black', 'dark blond', 'dark brown', 'gray', 'red', 'other')),
  add constraint profile_eye_color check (eye_color in ('blue', 'green', 'hazel', 'brown', 'other')),
  add constraint profile_body_type check (body_type in ('slim', 'normal', 'fat')),
  add constraint profile_about check (about <> '' and char_length(about) <= 2000),
  add constraint profile_reason check (reason <> '' and char_length(reason) <= 300);

-- Three sentences at most, each at a place of its own.
alter table profile_prompt
  add constraint profile_prompt_answer check (char_length(answer) <= 150),
  add constraint profile_prompt_position check (position between 0 and 2),
  add constraint profile_prompt_place unique (member_id, position);
