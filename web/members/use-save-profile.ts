import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnProfile, UpdateProfileForm } from '#common/profiles.ts'
import { ApiError, unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { ownProfileQuery } from './own-profile-query.ts'

/** Saves part of the own profile. Answers the saved profile, or null; the error stays until the next try. */
export function useSaveProfile() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  async function save(change: UpdateProfileForm): Promise<OwnProfile | null> {
    setBusy(true)
    setError(null)
    try {
      const { profile } = await unwrap(api['profile.php'].$put({ json: change }))
      queries.setQueryData(ownProfileQuery(api).queryKey, profile)
      return profile
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError(500, {}))
      return null
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, error, clear: () => setError(null) }
}
