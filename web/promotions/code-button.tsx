import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { Bundles } from '#common/wire/credits.ts'
import { Button } from '#ui/button/button.tsx'

const CodeDialog = lazyPart(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }))

/** Where a code is entered, which counts from then on. */
export function CodeButton({ offer }: { offer: Bundles }) {
  const t = useTranslations('discounts')
  const [open, setOpen] = useState(false)
  const entered = offer.discounts.find(({ kind }) => kind === 'code')
  return (
    <div>
      <Button variant="outline" size="sm" className="min-h-11" onClick={() => setOpen(true)}>
        {t('dialog.open')}
      </Button>
      {open && (
        <Suspense>
          <CodeDialog entered={entered?.code ?? null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
