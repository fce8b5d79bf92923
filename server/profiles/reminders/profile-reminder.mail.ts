import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { bool } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

const schema = z.object({})
const parts = ['photo', 'town', 'about', 'interests'] as const

/** A profile that others have little to see of, and what is missing. */
export const profileReminderMail: MailKind<z.infer<typeof schema>> = {
  name: 'profile-reminder',
  schema,
  category: 'reminders',
  async compose(ctx, receiver) {
    const missing = receiver.memberId ? await findMissing(ctx, receiver.memberId) : []
    if (missing.length === 0) return null
    const t = ctx.translate
    return {
      subject: t('rhythmMail.profile.subject'),
      preview: t('rhythmMail.profile.preview'),
      heading: t('rhythmMail.profile.heading'),
      blocks: [
        { kind: 'text', text: t('rhythmMail.profile.text', { site: ctx.site.settings.name }) },
        ...missing.map((part) => ({
          kind: 'text' as const,
          text: `• ${t(`rhythmMail.profile.missing.${part}`)}`,
        })),
        {
          kind: 'button',
          label: t('rhythmMail.profile.button'),
          path: await loginPath(ctx, receiver, '/profile'),
        },
        { kind: 'note', text: t('rhythmMail.profile.note') },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}

/** A photo that nobody has looked at yet is one. */
async function findMissing({ db }: Pick<Ctx, 'db'>, memberId: string) {
  const [profile] = await rows(
    db,
    { photo: bool, town: bool, about: bool, interests: bool },
    sql`
    select not exists (select from photo where photo.member_id = profile.member_id and state <> 'rejected') as photo,
      city_id is null as town, coalesce(about, '') = '' as about, cardinality(interests) = 0 as interests
    from profile where member_id = ${memberId}`,
  )
  return parts.filter((part) => profile?.[part])
}
