import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { findCompany } from '#server/sites/queries.ts'
import { openDetails } from './details.ts'
import { debits, mandates } from './tables.ts'

const schema = z.object({ order: z.uuid() })

/** Announces a debit before it is collected: how much, when, by which mandate and by whom. */
export const debitNoticeMail: MailKind<z.infer<typeof schema>> = {
  name: 'debit-notice',
  uncounted: true,
  schema,
  async compose(ctx, receiver, { order }) {
    const [found] = await ctx.db
      .select({ debit: debits, mandate: mandates })
      .from(debits)
      .innerJoin(mandates, eq(mandates.id, debits.mandateId))
      .where(eq(debits.orderId, order))
    if (!found || found.mandate.memberId !== receiver.memberId || !found.mandate.details) return null
    const { debit, mandate } = found
    const t = ctx.translate
    const locale = ctx.locale === 'en' ? 'en-GB' : ctx.locale
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
    const { account_holder, iban } = await openDetails(ctx.db, mandate.id, found.mandate.details)
    const company = await findCompany(ctx)
    return {
      subject: t('directDebitMail.subject'),
      preview: t('directDebitMail.preview'),
      heading: t('directDebitMail.heading'),
      blocks: [
        { kind: 'text', text: t('directDebitMail.text') },
        {
          kind: 'facts',
          rows: [
            [t('directDebitMail.amount'), euro.format(debit.amount / 100)],
            [t('directDebitMail.date'), date.format(new Date(debit.dueOn))],
            [
              t('directDebitMail.account'),
              `${receiver.proved ? `${account_holder}\n` : ''}… ${iban.slice(-4)}`,
            ],
            [t('directDebitMail.reference'), mandate.reference],
            [t('directDebitMail.creditor'), company.creditorId ?? ''],
            [t('directDebitMail.company'), [company.name, company.address, company.city].join('\n')],
            [t('directDebitMail.statement'), company.statementName],
          ],
        },
        { kind: 'text', text: t('directDebitMail.credits') },
        {
          kind: 'button',
          label: t('directDebitMail.button'),
          path: await loginPath(ctx, receiver, `/transactions/${order}`),
        },
        { kind: 'note', text: t('directDebitMail.refund') },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}
