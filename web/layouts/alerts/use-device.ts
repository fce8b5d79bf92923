import { useState } from 'react'
import { useInstallWay } from '#web/installed/install-prompt.ts'
import { usePushState } from '#web/members/push/push-state.ts'
import type { Device } from './alert-queue.ts'

const unknown: Device = { push: 'unknown', install: null }

/**
 * What the browser can, as far as it was known when the page at this address was opened: an alert that came up later
 * would push aside what somebody is reading. What ends, ends at once.
 */
export function useDevice(pathname: string): Device {
  const now: Device = { push: usePushState(), install: useInstallWay() }
  const [opened, setOpened] = useState({ pathname, device: unknown })
  if (opened.pathname !== pathname) setOpened({ pathname, device: now })
  const { device } = opened
  return {
    push: now.push === device.push ? now.push : 'unknown',
    install: now.install === device.install ? now.install : null,
  }
}
