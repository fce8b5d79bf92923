import bell from 'lucide/dist/esm/icons/bell.mjs'
import eyeOff from 'lucide/dist/esm/icons/eye-off.mjs'
import lock from 'lucide/dist/esm/icons/lock.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import palette from 'lucide/dist/esm/icons/palette.mjs'
import type { ComponentType } from 'react'
import type { Loading } from '../../platform/api/page-loader.ts'
import type { Texts } from '../../platform/texts/message-types.ts'
import type { IconNode } from '../../ui/icon.tsx'
import { DisplaySection } from './display-section.tsx'
import { EmailSection } from './email-section.tsx'
import { notificationsQuery } from './notifications-query.ts'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { privacyQuery } from './privacy-query.ts'
import { PrivacySection } from './privacy-section.tsx'

type Listed = {
  /** Its anchor in the page; it is headed by the message `settings.sections.<id>`. */
  id: keyof Texts['settings']['sections']
  icon: IconNode
  Section: ComponentType
  /** The texts that it needs beside those of the page. */
  texts?: string[]
  load?: (loading: Loading) => Promise<unknown>
}

/** The settings page from top to bottom. */
export const settingsSections: Listed[] = [
  {
    id: 'notifications',
    icon: bell,
    Section: NotificationsSection,
    load: ({ api, queries }) => queries.fetchQuery(notificationsQuery(api)),
  },
  {
    id: 'privacy',
    icon: eyeOff,
    Section: PrivacySection,
    load: ({ api, queries }) => queries.fetchQuery(privacyQuery(api)),
  },
  { id: 'display', icon: palette, Section: DisplaySection },
  { id: 'email', icon: mail, Section: EmailSection, texts: ['account'] },
  { id: 'password', icon: lock, Section: PasswordSection, texts: ['account'] },
]
