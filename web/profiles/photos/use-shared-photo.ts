import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { sharedCache, sharedPath } from '#web/site/page/kept-names.ts'

/** Takes the picture that another app has shared with the installed one: once, and it is not kept any longer. */
export function useSharedPhoto(onPick: (files: File[]) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const shared = parameters.has('shared')
  const take = useEffectEvent(async () => {
    setParameters(without('shared'), { replace: true, preventScrollReset: true })
    const photo = await takeKept()
    if (photo) onPick([photo])
  })
  useEffect(() => {
    if (shared) take().catch(() => undefined)
  }, [shared])
}

const without = (name: string) => (parameters: URLSearchParams) => {
  const left = new URLSearchParams(parameters)
  left.delete(name)
  return left
}

async function takeKept(): Promise<File | undefined> {
  if (!('caches' in window)) return undefined
  const answer = await caches.match(sharedPath, { cacheName: sharedCache })
  const photo = await answer?.blob()
  await caches.delete(sharedCache)
  return photo && new File([photo], 'shared', { type: photo.type })
}
