import type { ReactNode } from 'react'

type ResultFrameProps = {
  drawing: ReactNode
  title: string
  text?: ReactNode
  actions?: ReactNode
}

/** The common look of all results: a picture, a sentence, what to do next. */
export function ResultFrame({ drawing, title, text, actions }: ResultFrameProps) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <div className="w-56">{drawing}</div>
      <h1 className="mt-1">{title}</h1>
      {text && <p className="max-w-[44ch] text-balance text-muted">{text}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  )
}
