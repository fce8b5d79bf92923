import type { ReactNode } from 'react'
import type { NicheName } from '#common/sites/niches.ts'
import { classNames } from '#ui/class-names.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import './landers.css'

type LanderFrameProps = {
  title: string
  /** Its colours. */
  niche: NicheName
  /** On a dark picture. */
  night?: boolean
  className: string
  children: ReactNode
}

/** An advertiser's page: it fills the window, and stays out of search engines. */
export function LanderFrame({ title, niche, night, className, children }: LanderFrameProps) {
  return (
    <>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <section
        data-niche={niche}
        data-lander
        className={classNames('lander', night && 'on-night lander-night', className)}
      >
        {children}
      </section>
    </>
  )
}
