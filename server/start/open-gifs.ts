import type { Services } from '../kernel/services.ts'
import type { Config } from '../platform/config.ts'
import { createBundledGifs } from '../platform/gifs/bundled-gifs.ts'
import type { GifProvider } from '../platform/gifs/gif-provider.ts'
import { createKlipyGifs } from '../platform/gifs/klipy-gifs.ts'
import { withBundled } from '../platform/gifs/with-bundled.ts'
import { keptSecret } from '../platform/kept-secret.ts'

/** KLIPY's GIFs where the installation has a key, else the site's own. */
export function openGifs(
  { klipyKey }: Config,
  { db, log, texts }: Pick<Services, 'db' | 'log' | 'texts'>,
): GifProvider {
  const bundled = createBundledGifs(texts)
  if (!klipyKey) return bundled
  return withBundled(createKlipyGifs({ key: klipyKey, secret: () => keptSecret(db, 'gifs') }), bundled, log)
}
