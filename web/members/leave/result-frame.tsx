import type { ReactNode } from 'react'
import { PageTitle } from '#web/site/page/page-title.tsx'

type ResultFrameProps = { drawing: ReactNode; title: string; text: string; children: ReactNode }

/** A picture, one sentence, and what can be done next. */
export function ResultFrame({ drawing, title, text, children }: ResultFrameProps) {
  return (
    <div className="wrap py-8 lg:py-14">
      <PageTitle title={title} />
      <div className="mx-auto grid max-w-dialog justify-items-center gap-3 text-center">
        <div className="w-56">{drawing}</div>
        <h1 className="mt-1">{title}</h1>
        <p className="max-w-[44ch] text-balance text-muted">{text}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2.5">{children}</div>
      </div>
    </div>
  )
}
