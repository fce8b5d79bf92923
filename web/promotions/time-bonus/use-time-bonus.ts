import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageData } from '#client/api/page-data.tsx'
import { useClockOffset } from '#client/live/server-clock.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { isMembersArea } from './members-area.ts'
import { mayHaveTimeBonus, timeBonusQuery } from './time-bonus-query.ts'

export type TimeBonus = { percentage: number; endsAt: number; startsAt: number; clockOffset: number | null }

const unknown = { now: '', clock_offset: 0 }

/** The time bonus in the members area: null elsewhere, for who paid, and from the moment on that it ends at the server. */
export function useTimeBonus(): TimeBonus | null {
  const { api } = usePageData()
  const user = useUser()
  const { pathname } = useLocation()
  const wanted = mayHaveTimeBonus(user)
  const { data } = useQuery({ ...timeBonusQuery(api, user?.id ?? ''), enabled: wanted })
  const clockOffset = useClockOffset(data ?? unknown)
  const ends = data?.discountcode?.expires ?? null
  const [ended, setEnded] = useState<string | null>(null)
  useEffect(() => {
    if (ends === null || clockOffset === null) return
    const timer = setTimeout(() => setEnded(ends), Date.parse(ends) - Date.now() - clockOffset)
    return () => clearTimeout(timer)
  }, [ends, clockOffset])
  if (!wanted || !data?.discountcode || ends === null || ended === ends || !isMembersArea(pathname))
    return null
  return {
    percentage: data.discountcode.value_percentage,
    endsAt: Date.parse(ends),
    startsAt: Date.parse(data.now),
    clockOffset,
  }
}
