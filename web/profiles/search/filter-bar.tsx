import { useEffect, useEffectEvent, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { SearchFields } from './search-fields.tsx'
import type { FilledSearch, SearchState } from './search-state.ts'

/** A slider searches once it has not moved for this long. */
const restMs = 500

const columns = 'grid grid-cols-3 gap-x-5 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-[19rem]'

type Ages = Pick<FilledSearch, 'min_age' | 'max_age'>
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
  function choose(change: SearchState) {
    const { min_age, max_age } = change
    if (min_age && max_age) setMoved({ min_age, max_age })
    else onChange(change)
  }
  return (
    <search className={className}>
      <Card className="relative">
        {!known && <Waiting />}
        <div inert={!known} className={classNames(columns, !known && 'invisible')}>
          <SearchFields value={{ ...filled, ...moved }} onChange={choose} />
        </div>
      </Card>
    </search>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true" className={classNames(columns, 'absolute inset-5')}>
      {['gender', 'country', 'region', 'distance', 'age'].map((field) => (
        <span key={field} className="grid content-between">
          <span className="skeleton h-3.5 w-1/3 rounded-small" />
          <span className="skeleton h-10 rounded-input" />
        </span>
      ))}
    </div>
  )
}
