import type { NicheName } from '#common/sites/niches.ts'
import { classNames } from '#ui/class-names.ts'
import { useSettings } from '../site/api/site-and-user.tsx'
import { brandPortraits } from './brand-portraits.ts'

const heights = ['h-30 lg:h-44', 'h-36 lg:h-54', 'h-32 lg:h-48', 'h-38 lg:h-58']

/** Portraits in arched frames that stand in a row. */
export function Arches({
  niche,
  count = 4,
  floating,
  lazy,
  className,
}: {
  niche: NicheName
  count?: number
  floating?: boolean
  /** For windows that may hide them: hidden photos are not loaded. */
  lazy?: boolean
  className?: string
}) {
  return (
    <div aria-hidden="true" className={classNames('flex items-end justify-center gap-3 lg:gap-5', className)}>
      {brandPortraits(niche, useSettings()?.cdn_prefix)
        .slice(0, count)
        .map((src, place) => (
          <img
            key={src}
            src={src}
            alt=""
            width={288}
            height={384}
            loading={lazy ? 'lazy' : undefined}
            className={classNames(
              'min-w-0 max-w-24 flex-1 object-cover object-[50%_20%] border-2 border-white/25 lg:max-w-36',
              floating ? 'rounded-t-[4.5rem] rounded-b-card' : 'rounded-arch-edge border-b-0',
              heights[place],
            )}
          />
        ))}
    </div>
  )
}
