import { useEffect, useState } from 'react'
import { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useSettings, useUser } from '#web/site/api/site-and-user.tsx'
import { lookAtPush, subscribeToPush, unsubscribeFromPush } from './push-device.ts'
import { usePushState } from './push-state.ts'

/** Push on this device: how it stands, and the two ways to change it. `failed` says why the last one did not work. */
export function usePush() {
  const { api } = usePageData()
  const memberId = useUser()?.id ?? ''
  const key = useSettings()?.push_public_key ?? ''
  const state = usePushState()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<ApiError | 'push_service' | null>(null)
  useEffect(() => {
    if (memberId) void lookAtPush({ api, memberId, key })
  }, [api, memberId, key])

  async function run(change: () => Promise<unknown>) {
    setBusy(true)
    setFailed(null)
    try {
      await change()
    } catch (error) {
      // What is no answer of ours was the browser's: it reached no push service.
      setFailed(error instanceof ApiError ? error : 'push_service')
    } finally {
      setBusy(false)
    }
  }
  return {
    state,
    busy,
    failed,
    turnOn: () => run(() => subscribeToPush({ api, memberId, key })),
    turnOff: () => run(() => unsubscribeFromPush(api)),
  }
}
