import { limits } from '#common/limits.ts'
import type { AuditCheck } from '../platform/db/audit-check.ts'
import { outsidePool } from '../sites/outside-pool.ts'

export const profileChecks: AuditCheck[] = [
  {
    name: 'member_without_profile',
    explains: 'Every member who is not deleted has a profile.',
    sql: `
      select member.id::text as id from member left join profile on profile.member_id = member.id
      where member.status not in ('deleted', 'erased') and profile.member_id is null`,
  },
  {
    name: 'profile_on_other_site',
    explains: 'A profile is found on the home site of its member and on no other.',
    sql: `
      select profile.member_id::text as id from profile left join member on member.id = profile.member_id
      where profile.site_id is distinct from member.site_id`,
  },
  {
    name: 'listed_against_standing',
    explains: 'A profile is listed exactly as long as its account’s standing says.',
    sql: `
      select profile.member_id::text as id from profile join member on member.id = profile.member_id
      where profile.listed_until is distinct from standing_until(member)`,
  },
  {
    name: 'profile_of_a_minor',
    explains: 'Whoever joined was of age on that day.',
    sql: `
      select member_id::text as id from profile
      where birth_date + interval '${limits.minAge} years' > (created_at at time zone 'utc')::date`,
  },
  {
    name: 'place_differs',
    explains: 'A profile’s region and country are those of its town.',
    sql: `
      select profile.member_id::text as id from profile left join city on city.id = profile.city_id
      where profile.city_id is not null
        and (profile.region_id is distinct from city.region_id or profile.country is distinct from city.country)`,
  },
  {
    name: 'photo_without_member',
    explains: 'Every photo belongs to a member.',
    sql: `
      select photo.id::text as id from photo left join member on member.id = photo.member_id
      where member.id is null`,
  },
  {
    name: 'photo_names_related',
    explains: 'The names of a photo’s three files differ and are no other photo’s.',
    sql: `
      select min(photo.id::text) as id
      from photo cross join unnest(array[full_name, card_name, blur_name]) as file (name)
      group by file.name having count(*) > 1`,
  },
  {
    name: 'photos_over_limit',
    explains: 'Nobody has more photos than premium allows.',
    sql: `
      select member_id::text as id from photo group by member_id having count(*) > ${limits.premiumPhotos}`,
  },
  {
    name: 'photos_without_main',
    explains: 'Whoever has uploaded photos that are not private has one that is the main one.',
    sql: `
      select member_id::text as id from photo
      group by member_id having bool_or(client_id is not null and not private) and count(*) filter (where is_main) <> 1`,
  },
  {
    name: 'photo_against_profile',
    explains: 'A profile says that it has a photo exactly where its main one is shown.',
    sql: `
      select profile.member_id::text as id from profile
      left join photo on photo.member_id = profile.member_id and is_main and state = 'active'
      where has_photo <> (photo.id is not null)`,
  },
  {
    name: 'photo_not_queued',
    explains: 'What is pending waits in the review queue, and nothing else does.',
    sql: `
      select coalesce(subject.id, review_item.id)::text as id
      from (
        select id, 'photo' as kind from photo where state = 'pending'
        union all select id, 'verification' from verification where state = 'pending'
      ) as subject
      full join (select * from review_item where state = 'open') as review_item
        on review_item.subject_id = subject.id and review_item.kind = subject.kind
      where subject.id is null or review_item.id is null`,
  },
  {
    name: 'verified_by_nobody',
    explains: 'Whoever is verified was approved by a person, or is one of the demo’s.',
    sql: `
      select profile.member_id::text as id from profile join member on member.id = profile.member_id
      where verified and not is_demo and not exists (
        select from verification where verification.member_id = profile.member_id and state = 'approved')`,
  },
  {
    name: 'used_file_to_be_removed',
    explains: 'No file of a photo waits to be removed.',
    sql: `
      select photo.id::text as id
      from unused_file join photo on unused_file.key in (photo.full_key, photo.card_key, photo.blur_key)
      union all
      select photo.id::text from photo cross join jsonb_each_text(photo.derived) as file
        join unused_file on unused_file.key = file.value`,
  },
  {
    name: 'visit_outside_pool',
    explains: 'Members look at members of their own site, or of one that shares its members with it.',
    sql: `
      select visit.member_id || ' ' || visit.visitor_id as id
      from visit
      join member visited on visited.id = visit.member_id join site visited_site on visited_site.id = visited.site_id
      join member visitor on visitor.id = visitor_id join site visitor_site on visitor_site.id = visitor.site_id
      where ${outsidePool('visited_site', 'visitor_site')}`,
  },
  {
    name: 'visit_of_hiding_member',
    explains: 'Who takes no part in visits has none, on either side.',
    sql: `
      select visit.member_id || ' ' || visit.visitor_id as id
      from visit join profile on profile.member_id in (visit.member_id, visit.visitor_id)
      where not profile.show_visits`,
  },
]
