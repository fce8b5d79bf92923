import { readMails } from '../read-mails.ts'
import type { TestApp } from '../start/create-test-app.ts'

/** The newest mail to an address, of a kind or any, once all that waits is sent, with the path and token of its link. */
export async function newestMail(t: TestApp, address: string, wanted?: string) {
  const isWanted = (kind: string) => wanted === undefined || kind === wanted
  const mail = (await readMails(t)).findLast((each) => each.address === address && isWanted(each.kind))
  const [, path = '', token = ''] =
    /(?:https?:\/\/[^/\s]+)(\/\S*?(?:[?&](?:token|undo)=|\/)([\w-]{43}))(?=\s|$)/.exec(mail?.body ?? '') ?? []
  return { kind: mail?.kind, subject: mail?.subject, body: mail?.body ?? '', path, token }
}
