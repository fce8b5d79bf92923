import { useTranslations } from 'use-intl'
import { useUser } from '../platform/api/site-and-user.tsx'
import { chooseOpeners, type Opened } from './choose-openers.ts'

/** First lines that the member may send to this person, in words; needs the texts of openers. */
export function useOpeners(profile: Opened, count: number): string[] {
  const t = useTranslations('openers')
  const user = useUser()
  return user ? chooseOpeners(user.id, profile, count).map((opener) => t(`questions.${opener}`)) : []
}
