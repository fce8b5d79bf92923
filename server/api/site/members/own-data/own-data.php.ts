import { Download } from '#server/http/endpoint/send-download.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { requireProof } from '#server/members/sign-in/proof.ts'
import { type ZipEntry, zipStream } from '#server/platform/zip.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { ownData, ownMessagePhotoKeys, ownPhotoKeys } from './own-data.ts'

export const getOwnData = endpoint(
  {
    method: 'get',
    path: '/api/own-data.php',
    summary: 'All that is kept of the member as one ZIP, soon after the password was given',
    access: 'member',
    beforeAge: true,
    limit: { calls: 10, seconds: 3_600 },
    response: 'zip',
    errors: ['proof_required'],
  },
  async (ctx) => {
    await requireProof(ctx)
    const day = ctx.now().toISOString().slice(0, 10)
    return new Download(`my-data-${day}.zip`, zipStream(filesOf(ctx), ctx.now()))
  },
)

/** One after the other, each made when its turn has come. A photo whose file is gone is left out. */
async function* filesOf(ctx: MemberCtx): AsyncGenerator<ZipEntry> {
  yield { path: 'README.txt', text: readme(ctx) }
  for (const { path, read } of ownData) yield { path, text: JSON.stringify(await read(ctx), null, 2) }
  yield* picturesIn(ctx, 'photos', await ownPhotoKeys(ctx))
  yield* picturesIn(ctx, 'message-photos', await ownMessagePhotoKeys(ctx))
}

async function* picturesIn({ storage }: MemberCtx, folder: string, keys: string[]): AsyncGenerator<ZipEntry> {
  for (const [place, key] of keys.entries()) {
    const file = await storage.read(key)
    if (file) yield { path: `${folder}/${String(place + 1).padStart(2, '0')}.webp`, bytes: file.open }
  }
}

function readme({ translate: t, site, now }: MemberCtx): string {
  const files = [
    ['account.json', t('security.readme.account')],
    ['profile.json', t('security.readme.profile')],
    ['privacy.json, notifications.json', t('security.readme.choices')],
    ['photos/', t('security.readme.photos')],
    ['messages.json, message-photos/, reactions.json, gifts.json', t('security.readme.messages')],
    ['likes.json, blocks.json', t('security.readme.likes')],
    ['favourites.json, notes.json, visits.json, reports.json', t('safety.readme')],
    [
      'payments.json, cards.json, credits.json, spending.json, refund-requests.json',
      t('security.readme.money'),
    ],
    ['sessions.json, passkeys.json', t('security.readme.security')],
    ['mails.json', t('security.readme.mails')],
  ]
  const lines = files.map(([path, what]) => `${path}\n  ${what}\n`)
  const made = t('security.readme.made', { date: now().toISOString().slice(0, 10) })
  return [t('security.readme.title', { site: site.settings.name }), made, '', ...lines].join('\n')
}
