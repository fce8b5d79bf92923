import type { ComponentType } from 'react'
import { limits } from '#common/limits.ts'
import type { User } from '#common/wire/members.ts'
import type { InstallWay } from '#web/installed/install-prompt.ts'
import { needsActivation } from '#web/members/addresses/needs-activation.ts'
import type { PushState } from '#web/members/push/push-state.ts'
import { ActivationAlert } from './activation-alert.tsx'
import type { AlertProps } from './alert-props.ts'
import { PhotoAlert } from './photo-alert.tsx'
import { InstallAlert, MailDisabledAlert, PushAlert, TermsAlert } from './seldom-alerts.tsx'

/** What only the browser knows. The server shows none of these alerts. */
export type Device = { push: PushState; install: InstallWay }

type QueuedAlert = {
  /** Under this name it is dismissed: what has a new reason needs a new one. */
  name: (user: User) => string
  isDue: (user: User, pathname: string, device: Device) => boolean
  Alert: ComponentType<AlertProps>
}

/** The more it concerns the member, the further up: only the first that is due is shown. */
export const alertQueue: QueuedAlert[] = [
  {
    name: ({ terms_due }) => `terms-${terms_due}`,
    isDue: ({ terms_due }) => terms_due !== null,
    Alert: TermsAlert,
  },
  { name: ({ id }) => `activation-${id}`, isDue: needsActivation, Alert: ActivationAlert },
  {
    name: ({ notifications_disabled }) => `mail-${[...notifications_disabled].sort().join('-')}`,
    isDue: ({ notifications_disabled }, pathname) =>
      notifications_disabled.length > 0 && pathname !== '/notifications',
    Alert: MailDisabledAlert,
  },
  {
    name: () => 'photo',
    isDue: ({ profile }, pathname) => profile.main_image === null && !withoutPhotoAlert.test(pathname),
    Alert: PhotoAlert,
  },
  {
    name: ({ id }) => `push-${id}`,
    isDue: (_user, pathname, { push }) => push === 'not subscribed' && !withoutDeviceAlert.test(pathname),
    Alert: PushAlert,
  },
  {
    name: () => 'install',
    isDue: (user, pathname, { install }) =>
      install !== null && hasConversed(user) && !withoutDeviceAlert.test(pathname),
    Alert: InstallAlert,
  },
]

/** Spec §4: profile, signup, activate-done, premium, notifications (the settings), directdebit. */
const withoutPhotoAlert =
  /^\/(profile(\/(album|photos|preview|verify))?|signup|complete-signup|activate\/done|premium|notifications|directdebit)$|^\/members\/[^/]+\/signup$/

/** Where somebody is about something else: signing up, paying, or the settings, which have the switch themselves. */
const withoutDeviceAlert =
  /^\/(signup|complete-signup|activate\/(done|error)|notifications|directdebit|credits(\/.*)?|delete-account)$|^\/members\/[^/]+\/signup$/

/** The site has been of use: the member has begun a conversation. */
function hasConversed({ paid_user, conversations_left }: User): boolean {
  return paid_user || (conversations_left ?? 0) < limits.freeConversations
}
