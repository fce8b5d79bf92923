import { Suspense } from 'react'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { type Place, useShownTranslation } from './shown-translation.ts'

const ShownText = lazyPart(async () => ({ default: (await import('./shown-text.tsx')).ShownText }))

/** A message in the reader's language, under its own words, where it was asked for. It is loaded only then. */
export function TranslationText(place: Place) {
  const shown = useShownTranslation(place)
  return (
    shown && (
      <Suspense>
        <ShownText shown={shown} />
      </Suspense>
    )
  )
}
