import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Place } from '#common/wire/sites.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { locateFixed as locate } from '#ui/icons.ts'
import { useFindHere, useLocationPermission } from './use-location.ts'

type Outcome = 'locating' | 'denied' | 'nowhere' | 'failed'

/** Takes the browser's position instead of typing. What it finds is a proposal: nothing is saved here. */
export function LocateButton({ onFound }: { onFound: (place: Place) => void }) {
  const t = useTranslations('places')
  const permission = useLocationPermission()
  const findHere = useFindHere()
  const [outcome, setOutcome] = useState<Outcome>()
  if (permission === 'unsupported') return null
  const said = permission === 'denied' ? 'denied' : outcome

  async function find() {
    setOutcome('locating')
    try {
      const place = await findHere()
      setOutcome(place ? undefined : 'nowhere')
      if (place) onFound(place)
    } catch (error) {
      const refused = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
      setOutcome(refused ? 'denied' : 'failed')
    }
  }
  return (
    <div className="grid gap-2">
      {permission !== 'denied' && (
        <Button variant="outline" block loading={outcome === 'locating'} onClick={() => void find()}>
          <Icon icon={locate} size={20} />
          {t('locate')}
        </Button>
      )}
      <p role="status" className={said === 'locating' ? 'sr-only' : 'text-14 text-muted'}>
        {said && t(said)}
      </p>
    </div>
  )
}
