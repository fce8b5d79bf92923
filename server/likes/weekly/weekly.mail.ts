import { z } from 'zod'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { MailBlock } from '#server/mail/mail-content.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { readAs } from '#server/mail/read-as.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { findWeek, type Week } from './find-week.ts'

const schema = z.object({ since: z.iso.datetime() })

/** What the week brought: nothing where it brought nothing. */
export const weeklyMail: MailKind<z.infer<typeof schema>> = {
  name: 'weekly-update',
  schema,
  category: 'weekly_updates',
  async compose(ctx, receiver, { since }) {
    if (!receiver.memberId) return null
    const member = readAs(ctx, receiver.memberId)
    const week = await findWeek(member, since)
    if (week.people + week.visits + week.likes === 0) return null
    const t = ctx.translate
    return {
      subject: t('rhythmMail.weekly.subject'),
      preview: t('rhythmMail.weekly.preview'),
      heading: t('rhythmMail.weekly.subject'),
      blocks: [
        { kind: 'text', text: t('rhythmMail.weekly.text', { site: ctx.site.settings.name }) },
        { kind: 'facts', rows: rowsOf(member, week) },
        ...namesOf(member, week),
        {
          kind: 'button',
          label: t('rhythmMail.weekly.button'),
          path: await loginPath(ctx, receiver, pathOf(week)),
        },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}

function rowsOf(
  { translate: t, locale }: MemberCtx,
  { people, near, visits, likes }: Week,
): [string, string][] {
  const number = new Intl.NumberFormat(locale)
  const counted: [string, number][] = [
    [near ? t('rhythmMail.weekly.near') : t('rhythmMail.weekly.people'), people],
    [t('rhythmMail.weekly.visits'), visits],
    [t('rhythmMail.weekly.likes'), likes],
  ]
  return counted.flatMap(([name, count]) => (count > 0 ? [[name, number.format(count)]] : []))
}

function namesOf({ translate: t, locale }: MemberCtx, { names }: Week): MailBlock[] {
  if (names.length === 0) return []
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return [{ kind: 'text', text: t('rhythmMail.weekly.names', { names: list }) }]
}

function pathOf({ people, likes }: Week): string {
  if (people > 0) return '/members?sort=newest'
  return likes > 0 ? '/likes' : '/visitors'
}
