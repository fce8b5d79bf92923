import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { usePageData } from '#client/api/page-data.tsx'
import type { User } from '#common/wire/members.ts'
import type { Settings } from '#common/wire/sites.ts'
import { settingsQuery } from './site-queries.ts'
import { userQuery } from './user-query.ts'

const SettingsContext = createContext<Settings | undefined>(undefined)
const UserContext = createContext<User | null>(null)

/** Subscribes to settings and user once for the whole page, because every card of a list needs both. */
export function SiteAndUserProvider({ children }: { children: ReactNode }) {
  const { api } = usePageData()
  const settings = useQuery(settingsQuery(api)).data?.settings
  const user = useQuery(userQuery(api)).data ?? null
  return (
    <SettingsContext value={settings}>
      <UserContext value={user}>{children}</UserContext>
    </SettingsContext>
  )
}

/** The site's settings. Undefined only on the error page of a site that could not be loaded. */
export function useSettings(): Settings | undefined {
  return useContext(SettingsContext)
}

/** The logged-in user. Null for a visitor, and where the page could not find out. */
export function useUser(): User | null {
  return useContext(UserContext)
}
