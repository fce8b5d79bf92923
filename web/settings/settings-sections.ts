import type { ComponentType } from 'react'
import type { Namespace } from '#client/texts/messages.ts'
import type { IconNode } from '#ui/icon.tsx'
import {
  ban,
  bell,
  circleQuestionMark as circleHelp,
  creditCard,
  doorOpen,
  download,
  eyeOff,
  keyRound,
  lock,
  mail,
  messageSquareLock,
  monitorSmartphone,
  palette,
  wallet,
} from '#ui/icons.ts'
import { LeaveSection } from '../members/leave/leave-section.tsx'
import { EmailSection } from '../members/settings/email-section.tsx'
import { OwnDataSection } from '../members/settings/own-data-section.tsx'
import { PasskeysSection } from '../members/settings/passkeys-section.tsx'
import { PasswordSection } from '../members/settings/password-section.tsx'
import { passkeysQuery, sessionsQuery } from '../members/settings/security-queries.ts'
import { SessionsSection } from '../members/settings/sessions-section.tsx'
import { notificationsQuery } from '../notifications/settings/notifications-query.ts'
import { NotificationsSection } from '../notifications/settings/notifications-section.tsx'
import { cardsQuery } from '../payments/cards/cards-query.ts'
import { CardsSection } from '../payments/cards/cards-section.tsx'
import { spendingQuery } from '../payments/spending/spending-query.ts'
import { SpendingSection } from '../payments/spending/spending-section.tsx'
import { blocksQuery } from '../profiles/blocks/blocks-query.ts'
import { BlocksSection } from '../profiles/blocks/blocks-section.tsx'
import { contactQuery } from '../profiles/contact/contact-query.ts'
import { ContactSection } from '../profiles/contact/contact-section.tsx'
import { privacyQuery } from '../profiles/privacy/privacy-query.ts'
import { PrivacySection } from '../profiles/privacy/privacy-section.tsx'
import type { Loading } from '../site/api/page-loader.ts'
import type { Texts } from '../site/texts/message-types.ts'
import { DisplaySection } from './display-section.tsx'
import { HelpSection } from './help-section.tsx'

type Listed = {
  /** Its anchor in the page; it is headed by the message `settings.sections.<id>`. */
  id: keyof Texts['settings']['sections']
  icon: IconNode
  Section: ComponentType
  /** The texts that it needs beside those of the page. */
  texts?: Namespace[]
  load?: (loading: Loading) => Promise<unknown>
}

/** The settings page from top to bottom. */
export const settingsSections: Listed[] = [
  {
    id: 'notifications',
    icon: bell,
    Section: NotificationsSection,
    texts: ['installed', 'rhythm'],
    load: ({ api, queries }) => queries.fetchQuery(notificationsQuery(api)),
  },
  {
    id: 'privacy',
    icon: eyeOff,
    Section: PrivacySection,
    load: ({ api, queries }) => queries.fetchQuery(privacyQuery(api)),
  },
  {
    id: 'contact',
    icon: messageSquareLock,
    Section: ContactSection,
    texts: ['chatSafety', 'chatHome'],
    load: ({ api, queries }) => queries.fetchQuery(contactQuery(api)),
  },
  {
    id: 'blocks',
    icon: ban,
    Section: BlocksSection,
    texts: ['safety'],
    load: ({ api, queries }) => queries.fetchInfiniteQuery(blocksQuery(api)),
  },
  { id: 'display', icon: palette, Section: DisplaySection },
  {
    id: 'spending',
    icon: wallet,
    Section: SpendingSection,
    texts: ['spending'],
    load: ({ api, queries }) => queries.fetchQuery(spendingQuery(api)),
  },
  { id: 'email', icon: mail, Section: EmailSection, texts: ['account'] },
  { id: 'password', icon: lock, Section: PasswordSection, texts: ['account'] },
  {
    id: 'sessions',
    icon: monitorSmartphone,
    Section: SessionsSection,
    texts: ['security'],
    load: ({ api, queries }) => queries.fetchQuery(sessionsQuery(api)),
  },
  {
    id: 'passkeys',
    icon: keyRound,
    Section: PasskeysSection,
    texts: ['security'],
    load: ({ api, queries }) => queries.fetchQuery(passkeysQuery(api)),
  },
  {
    id: 'cards',
    icon: creditCard,
    Section: CardsSection,
    texts: ['cards'],
    load: ({ api, queries }) => queries.fetchQuery(cardsQuery(api)),
  },
  { id: 'own_data', icon: download, Section: OwnDataSection, texts: ['security'] },
  { id: 'help', icon: circleHelp, Section: HelpSection },
  { id: 'leave', icon: doorOpen, Section: LeaveSection, texts: ['leaving'] },
]
