import { useLocation } from 'react-router'
import { useSettings } from '../api/site-and-user.tsx'
import { trackingOf } from '../api/tracking.ts'
import { usePageAbout } from './use-page-about.ts'

/** What the site opens to this visitor (spec §6): to all, or to those who come from a traffic source. */
export function useOpenToVisitors(): { signups: boolean; search: boolean } {
  const settings = useSettings()
  const { search } = useLocation()
  const { trafficSource } = usePageAbout()
  if (!settings) return { signups: false, search: false }
  const fromSource = trafficSource || Boolean(trackingOf(search).network)
  const { signups, logged_out_search, logged_out_search_trafficsource } = settings
  return {
    signups: signups === 'all' || (signups === 'with_trafficsource' && fromSource),
    search: logged_out_search !== 'none' || (fromSource && logged_out_search_trafficsource === 'all'),
  }
}
