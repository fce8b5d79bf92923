import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type ResultFrameProps = {
  tone: 'success' | 'danger' | 'neutral'
  icon: ReactNode
  title: string
  text?: ReactNode
  actions?: ReactNode
}

const tones = {
  success: 'bg-success-tint text-success',
  danger: 'bg-danger-tint text-danger',
  neutral: 'bg-sunken text-muted',
}

/** How every result looks: a sign, one sentence, what to do next. */
export function ResultFrame({ tone, icon, title, text, actions }: ResultFrameProps) {
  return (
    <div className="grid justify-items-center gap-3 pt-4 text-center">
      <span className={classNames('grid size-20 place-items-center rounded-full', tones[tone])}>{icon}</span>
      <h1 className="mt-1">{title}</h1>
      {text && <p className="max-w-[44ch] text-balance text-muted">{text}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  )
}
