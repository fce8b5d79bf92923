import { useSettings } from '../api/site-and-user.tsx'

/** The document's title: the page's name and the site's. */
export function PageTitle({ title }: { title: string }) {
  const site = useSettings()?.name
  return <title>{site ? `${title} · ${site}` : title}</title>
}
