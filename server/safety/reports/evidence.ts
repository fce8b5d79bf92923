import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '#common/limits.ts'

const said = z.string().nullable()

/** What was to be seen of a member at the moment of a report. Only the operator's staff reads it. */
export const evidenceSchema = z.strictObject({
  profile: z.strictObject({
    name: z.string(),
    birth_date: z.string(),
    gender: said,
    sexuality: said,
    country: said,
    region: said,
    city: said,
    interests: z.array(z.string()),
    about: said,
    reason: said,
    prompts: z.array(z.strictObject({ prompt: z.string(), answer: z.string() })),
    verified: z.boolean(),
    fictional: z.boolean(),
  }),
  /** The reported photo. */
  photo: z.string().nullable(),
  photos: z.array(
    z.strictObject({
      id: z.string(),
      state: z.string(),
      main: z.boolean(),
      private: z.boolean(),
      key: z.string(),
    }),
  ),
  /** The last of the conversation, where that was reported. */
  messages: z
    .array(
      z.strictObject({
        number: z.int(),
        by: z.enum(['reported', 'reporter']),
        kind: z.string(),
        text: z.string(),
        sent_at: z.string(),
      }),
    )
    .optional(),
})
export type Evidence = z.infer<typeof evidenceSchema>

type About = { photo: string | null; conversation: string | null }

/** The evidence as one column, for a select over `member` and `profile`. */
export function evidenceColumn({ photo, conversation }: About): SQL {
  return sql`jsonb_build_object(
    'profile', jsonb_build_object('name', member.name, 'birth_date', profile.birth_date, 'gender', profile.gender,
      'sexuality', profile.sexuality, 'country', profile.country,
      'region', (select name from region where region.id = profile.region_id),
      'city', (select name from city where city.id = profile.city_id),
      'interests', profile.interests, 'about', profile.about, 'reason', profile.reason,
      'prompts', coalesce((select jsonb_agg(jsonb_build_object('prompt', prompt, 'answer', answer) order by position)
        from profile_prompt where profile_prompt.member_id = member.id), '[]'),
      'verified', profile.verified, 'fictional', profile.is_fictional),
    'photo', ${photo}::uuid,
    'photos', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'state', state, 'main', is_main,
        'private', private, 'key', full_key) order by is_main desc, position)
      from photo where photo.member_id = member.id), '[]'))
    || ${conversation === null ? sql`'{}'::jsonb` : messagesOf(conversation)}`
}

function messagesOf(conversation: string): SQL {
  return sql`jsonb_build_object('messages', coalesce((
    select jsonb_agg(jsonb_build_object('number', number,
      'by', case when sender_id = member.id then 'reported' else 'reporter' end,
      'kind', kind, 'text', concat_ws(' ', gift, gif, nullif(body, '')), 'sent_at', created_at) order by number)
    from (select * from message where conversation_id = ${conversation}
      order by number desc limit ${limits.reportMessages}) last), '[]'))`
}
