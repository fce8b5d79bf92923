import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type EmptyStateProps = {
  drawing?: ReactNode | undefined
  title: ReactNode
  text?: ReactNode | undefined
  action?: ReactNode | undefined
  heading?: 'h1' | 'h2' | 'h3' | undefined
  className?: string | undefined
}

export function EmptyState({ drawing, title, text, action, heading = 'h2', className }: EmptyStateProps) {
  const Heading = heading
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-5 py-8 text-center',
        className,
      )}
    >
      {drawing && <div className="mb-2 w-56 max-w-full">{drawing}</div>}
      <Heading className="max-w-full text-20 font-bold">{title}</Heading>
      {text && <p className="max-w-[min(38ch,100%)] text-balance text-muted">{text}</p>}
      {action && <div className="mt-3 flex max-w-full flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  )
}
