import { Link } from 'react-router'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { arrowLeft } from '#ui/icons.ts'

type OwnPageHeadProps = {
  title: string
  /** The name of the own profile, to which the way back leads. */
  back: string
  /** Beside the title. */
  children?: Elements
}

/** The head of a page that belongs to the own profile. */
export function OwnPageHead({ title, back, children }: OwnPageHeadProps) {
  return (
    <header>
      <Link
        to="/profile"
        className="inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold text-muted no-underline hover:text-text"
      >
        <Icon icon={arrowLeft} size={18} />
        {back}
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  )
}
