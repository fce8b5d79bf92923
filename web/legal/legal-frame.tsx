import { classNames } from '#ui/class-names.ts'
import { ShareHead } from '../brand/share-head.tsx'
import { PageTitle } from '../site/page/page-title.tsx'
import { usePageAbout } from '../site/page/use-page-about.ts'
import './legal.css'
import type { Elements } from '#ui/elements.ts'

/** What surrounds a long text: a column that is easily read, for visitors below the header of public pages. */
export function LegalFrame({ title, path, children }: { title: string; path: string; children: Elements }) {
  const { signedIn } = usePageAbout()
  return (
    <div className={classNames('wrap', signedIn ? 'py-6 lg:py-10' : 'pt-22 lg:pt-28')}>
      <PageTitle title={title} />
      <ShareHead title={title} path={path} />
      <div className="legal">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
