import { PrefetchPageLinks } from 'react-router'
import { useOnline } from '../platform/live/use-online.ts'
import { useNavItems } from './use-nav-items.tsx'
import { useTurns } from './use-turns.ts'

/** Fetches the scripts of the navigation's places while the page rests, one place after the other. */
export function PagesAhead() {
  const places = useNavItems()
  const turns = useTurns(useOnline() ? places.length : 0)
  return places.slice(0, turns).map(({ to }) => <PrefetchPageLinks key={to} page={to} />)
}
