import { useQuery } from '@tanstack/react-query'
import type { Settings } from '#common/sites.ts'
import { settingsQuery } from './settings-query.ts'
import { usePageData } from './use-page-data.tsx'

/** The site's settings; undefined only on the error page of a site that could not be loaded. */
export function useSettings(): Settings | undefined {
  const { api } = usePageData()
  return useQuery(settingsQuery(api)).data?.settings
}
