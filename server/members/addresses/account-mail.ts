import type { Ctx } from '#server/kernel/context.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import type { Receiver } from '#server/mail/mail-kind.ts'

type Letter =
  | 'activation'
  | 'accountExists'
  | 'reset'
  | 'noAccount'
  | 'mailChange'
  | 'addressOwned'
  | 'addressChanged'
  | 'passwordChanged'
  | 'newDevice'
  | 'passkeysChanged'

/** A mail about somebody's account: what happened, one button, and what to know about it. */
export function accountMail(
  { translate, site }: Pick<Ctx, 'translate' | 'site'>,
  letter: Letter,
  { name }: Pick<Receiver, 'name'>,
  { path, values = {} }: { path: string; values?: Record<string, string> },
): MailContent {
  const all = { site: site.settings.name, name: name ?? '', ...values }
  const text = translate(`accountMail.${letter}.text`, all)
  return {
    subject: translate(`accountMail.${letter}.subject`, all),
    preview: text,
    heading: name ? translate('accountMail.hello', all) : translate('accountMail.helloNobody'),
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: translate(`accountMail.${letter}.button`, all), path },
      { kind: 'note', text: translate(`accountMail.${letter}.note`, all) },
    ],
  }
}
