import { keysOf } from '#common/keys-of.ts'
import { Line } from '#ui/styleguide/section.tsx'
import { Logo } from '#web/brand/logo.tsx'
import { Mark } from '#web/brand/mark.tsx'
import { Stave } from '#web/brand/stave.tsx'
import { Wordmark } from '#web/brand/wordmark.tsx'

const brands = {
  general: 'Serenade',
  women: 'Aria',
  bdsm: 'Nocturne',
  bbw: 'Vivace',
  gilf: 'Reprise',
  milf: 'Cadenza',
  gay: 'Unison',
} as const
const niches = keysOf(brands)

export function BrandSamples() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {niches.map((niche) => (
          <div
            key={niche}
            data-niche={niche}
            className="on-night relative grid min-h-38 place-items-center overflow-hidden rounded-panel bg-night p-5 text-on-night"
          >
            <Stave />
            <Logo niche={niche} name={brands[niche]} size="lg" />
          </div>
        ))}
      </div>
      <Line>
        {niches.map((niche) => (
          <Mark key={niche} niche={niche} tone="current" className="h-10" />
        ))}
        <Mark niche="general" tone="current" className="h-6" />
        <Mark niche="general" className="h-4" />
        <Logo niche="general" name="Serenade" />
      </Line>
      <Wordmark name="abcdefghijklm" className="h-14 max-w-full" />
      <Wordmark name="nopqrstuvwxyz" className="h-14 max-w-full" />
    </>
  )
}
