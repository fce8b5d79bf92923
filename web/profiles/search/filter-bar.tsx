import { useEffect, useEffectEvent, useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SearchFields } from './search-fields.tsx'
import type { FilledSearch, SearchState } from './search-state.ts'

/** A slider searches once it has not moved for this long. */
const restMs = 500

type Ages = Pick<SearchState, 'min_age' | 'max_age'>
type FilterBarProps = {
  filled: FilledSearch
  /** False until the default filters are known. Until then the fields are hidden, since their values would change. */
  known: boolean
  onChange: (change: SearchState) => void
  className?: string
}

/** The desktop's filters: each change searches at once. */
export function FilterBar({ filled, known, onChange, className }: FilterBarProps) {
  const [moved, setMoved] = useState<Ages | null>(null)
  const given = `${filled.min_age}-${filled.max_age}`
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setMoved(null)
  }
  const rest = useEffectEvent((ages: Ages) => onChange(ages))
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => rest(moved), restMs)
    return () => clearTimeout(timer)
  }, [moved])
  return (
    <search className={className}>
      <Card className="relative">
        {!known && <Waiting />}
        <div inert={!known} className={classNames('flex gap-x-6 *:flex-1', !known && 'invisible')}>
          <SearchFields
            value={{ ...filled, ...moved }}
            onChange={(change) => (change.min_age ? setMoved(change) : onChange(change))}
          />
        </div>
      </Card>
    </search>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true" className="absolute inset-5 grid grid-cols-4 gap-x-6">
      {['gender', 'country', 'region', 'age'].map((field) => (
        <span key={field} className="grid content-between">
          <span className="skeleton h-3.5 w-1/3 rounded-small" />
          <span className="skeleton h-10 rounded-input" />
        </span>
      ))}
    </div>
  )
}
