import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { writeTabText } from '../platform/page/tab-text.ts'
import { returnKey, sameSitePath } from './return-address.ts'

/** Remembers `back` through the payment; coming here without it forgets the last one. */
export function useReturnAddress(): void {
  const [search] = useSearchParams()
  const back = sameSitePath(search.get('back'))
  useEffect(() => writeTabText(returnKey, back), [back])
}
