import type { NicheName } from '#common/sites/niches.ts'
import { Mark } from './mark.tsx'
import { Wordmark } from './wordmark.tsx'

type LogoProps = {
  niche: NicheName
  name: string
  tone?: 'accent' | 'current'
  size?: 'md' | 'lg'
}

export function Logo({ niche, name, tone, size = 'md' }: LogoProps) {
  const large = size === 'lg'
  return (
    <span className={large ? 'inline-flex items-center gap-3.5' : 'inline-flex items-center gap-2.5'}>
      <Mark niche={niche} tone={tone} className={large ? 'h-13 flex-none' : 'h-8 flex-none lg:h-9'} />
      <Wordmark name={name} className={large ? 'h-11' : 'h-7 lg:h-8'} />
    </span>
  )
}
