import { Link, type To } from 'react-router'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { chevronLeft, chevronRight } from '../icons.ts'

type PaginationProps = {
  label: string
  /** From 1. */
  page: number
  pages: number
  to: (page: number) => To
  previousLabel: string
  nextLabel: string
  /** A number's full name: "Page 3". */
  pageLabel: (page: number) => string
  /** Shown between the arrows on a phone: "3 of 12". */
  positionLabel: (page: number, pages: number) => string
}

const place =
  'grid min-h-11 min-w-11 place-items-center rounded-full border-[1.5px] border-transparent forced-colors:border-[Canvas] px-1.5 text-14 font-semibold tabular-nums no-underline'

export function Pagination(props: PaginationProps) {
  const { page, pages, to } = props
  if (pages < 2) return null
  return (
    <nav aria-label={props.label}>
      <ul className="flex items-center justify-center gap-1 max-sm:justify-between">
        <li>
          <Step to={page > 1 ? to(page - 1) : null} rel="prev" label={props.previousLabel}>
            <Icon icon={chevronLeft} size={20} />
          </Step>
        </li>
        <li className="text-14 tabular-nums sm:hidden">{props.positionLabel(page, pages)}</li>
        {pagesShown(page, pages).map((entry, index, all) =>
          entry === 'gap' ? (
            <li
              key={`after-${all[index - 1]}`}
              aria-hidden="true"
              className={classNames(place, 'max-sm:hidden')}
            >
              …
            </li>
          ) : (
            <li key={entry} className="max-sm:hidden">
              <Link
                to={to(entry)}
                aria-label={props.pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={classNames(
                  place,
                  'transition-colors hover:bg-control/15 active:bg-control/30',
                  'aria-[current=page]:border-primary aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary-text aria-[current=page]:underline',
                )}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={page < pages ? to(page + 1) : null} rel="next" label={props.nextLabel}>
            <Icon icon={chevronRight} size={20} />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

type StepProps = { to: To | null; rel: string; label: string; children: Elements }

function Step({ to, rel, label, children }: StepProps) {
  const inner = (
    <>
      {children}
      <span className="sr-only">{label}</span>
    </>
  )
  if (to === null) return <span className={classNames(place, 'opacity-40')}>{inner}</span>
  return (
    <Link
      to={to}
      rel={rel}
      title={label}
      className={classNames(place, 'transition-colors hover:bg-control/15 active:bg-control/30')}
    >
      {inner}
    </Link>
  )
}

/** The page numbers to show: the first, the last, the current one and those beside it. `gap` replaces two or more. */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  const near = new Set([1, 2, page - 1, page, page + 1, pages - 1, pages])
  // The number of items stays the same, so that "next" does not move under the pointer.
  for (let extra = 1; extra <= 5; extra += 1) {
    if (page <= 4) near.add(extra)
    if (page > pages - 4) near.add(pages + 1 - extra)
  }
  if (page > 4 && pages > 7) near.delete(2)
  if (page <= pages - 4 && pages > 7) near.delete(pages - 1)
  const numbers = [...near].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const left = number - (numbers[index - 1] ?? 0) - 1
    if (left === 1) return [number - 1, number]
    return left > 1 ? (['gap', number] as const) : [number]
  })
}
