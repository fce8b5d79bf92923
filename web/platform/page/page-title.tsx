import { useSettings } from '../api/site-and-user.tsx'

/** The page's name, and whose page it is. */
export function PageTitle({ title }: { title: string }) {
  const site = useSettings()?.name
  return <title>{site ? `${title} · ${site}` : title}</title>
}
