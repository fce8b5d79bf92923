import { type ComponentType, lazy, Suspense } from 'react'
import type { AlertProps } from './alert-props.ts'

/** Few members see them, so no page carries them from the start. */
function later(load: () => Promise<ComponentType<AlertProps>>): ComponentType<AlertProps> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function Later(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

export const PushAlert = later(async () => (await import('./push-alert.tsx')).PushAlert)
export const InstallAlert = later(async () => (await import('./install-alert.tsx')).InstallAlert)
export const TermsAlert = later(async () => (await import('./terms-alert.tsx')).TermsAlert)
export const MailDisabledAlert = later(
  async () => (await import('./mail-disabled-alert.tsx')).MailDisabledAlert,
)
