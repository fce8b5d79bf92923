import type { ComponentType } from 'react'
import type { User } from '#common/members.ts'
import { needsActivation } from '#web/members/needs-activation.ts'
import { ActivationAlert } from './activation-alert.tsx'
import type { AlertProps } from './alert-props.ts'
import { MailDisabledAlert } from './mail-disabled-alert.tsx'
import { PhotoAlert } from './photo-alert.tsx'

type QueuedAlert = {
  /** Under this name it is dismissed: what has a new reason needs a new one. */
  name: (user: User) => string
  isDue: (user: User, pathname: string) => boolean
  Alert: ComponentType<AlertProps>
}

/** The more it concerns the member, the further up: only the first that is due is shown. */
export const alertQueue: QueuedAlert[] = [
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
]

/** Spec §4: profile, signup, activate-done, premium, notifications (the settings), directdebit. */
const withoutPhotoAlert =
  /^\/(profile(\/(album|photos|preview|verify))?|signup|complete-signup|activate\/done|premium|notifications|directdebit)$|^\/members\/[^/]+\/signup$/
