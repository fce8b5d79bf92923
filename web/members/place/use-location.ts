import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { limits } from '#common/limits.ts'
import type { Place } from '#common/wire/sites.ts'

/** Whether the browser can say where it is (spec §4); `unknown` until it has been asked, and where it does not tell. */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState

export function useLocationPermission(): LocationPermission {
  const [state, setState] = useState<LocationPermission>('unknown')
  useEffect(() => {
    const ended = new AbortController()
    void followPermission(setState, ended.signal)
    return () => ended.abort()
  }, [])
  return state
}

async function followPermission(set: (state: LocationPermission) => void, signal: AbortSignal) {
  if (!('geolocation' in navigator) || !window.isSecureContext) return set('unsupported')
  const status = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (!status || signal.aborted) return
  set(status.state)
  status.addEventListener('change', () => set(status.state), { signal })
}

/**
 * Returns the town nearest to the browser's position, asked for at most once an hour; null where the site has none
 * near. Throws the browser's GeolocationPositionError, or the API's error.
 */
export function useFindHere(): () => Promise<Place | null> {
  const queries = useQueryClient()
  const { api } = usePageData()
  return () =>
    queries.fetchQuery({
      queryKey: ['geocode'],
      queryFn: async () => {
        const { coords } = await position()
        const query = { lat: String(coords.latitude), lon: String(coords.longitude) }
        return (await unwrap(api['geocode.php'].$get({ query }))).place
      },
      staleTime: limits.geolocationMs,
      gcTime: limits.geolocationMs,
      retry: false,
    })
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge: limits.geolocationMs,
      timeout: 15_000,
    })
  })
}
