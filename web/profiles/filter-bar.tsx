import { useEffect, useEffectEvent, useState } from 'react'
import { Card } from '../ui/card.tsx'
import { SearchFields } from './search-fields.tsx'
import type { FilledSearch, SearchState } from './search-state.ts'

/** A slider is still being moved until it rests this long. */
const restMs = 500

type Ages = Pick<SearchState, 'min_age' | 'max_age'>
type FilterBarProps = { filled: FilledSearch; onChange: (change: SearchState) => void; className?: string }

/** The desktop's filters: each change searches at once. */
export function FilterBar({ filled, onChange, className }: FilterBarProps) {
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
      <Card className="grid grid-cols-4 gap-x-6">
        <SearchFields
          value={{ ...filled, ...moved }}
          onChange={(change) => (change.min_age ? setMoved(change) : onChange(change))}
        />
      </Card>
    </search>
  )
}
