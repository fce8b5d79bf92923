import { useParams } from 'react-router'
import { type NicheName, nicheNamed, niches } from '#common/sites/niches.ts'
import { useSettings } from '../site/api/site-and-user.tsx'

export function isNiche(slug: string | undefined): slug is NicheName {
  return Object.values(niches).some((niche) => niche === slug)
}

/** Whom a lander speaks to: its slug says so, else the site does. */
export function useLanderNiche(): NicheName {
  const { slug } = useParams()
  const settings = useSettings()
  return isNiche(slug) ? slug : nicheNamed(settings?.niche)
}
