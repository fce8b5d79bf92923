import type { TestApp } from './create-test-app.ts'
import { readMails } from './read-mails.ts'

/** The newest mail to an address, once all that waits is sent, with the path and token of its link. */
export async function newestMail(t: TestApp, address: string) {
  const mail = (await readMails(t)).findLast((each) => each.address === address)
  const [, path = '', token = ''] =
    /(?:https?:\/\/[^/\s]+)(\/\S*?(?:[?&](?:token|undo)=|\/)([\w-]{43}))(?=\s|$)/.exec(mail?.body ?? '') ?? []
  return { kind: mail?.kind, subject: mail?.subject, body: mail?.body ?? '', path, token }
}
