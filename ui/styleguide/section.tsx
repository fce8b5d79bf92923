import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SampleTheme } from './sample-theme.ts'

type SectionProps = {
  title: string
  /** The themes are shown below each other instead of side by side. */
  wide?: boolean
  sample: ReactNode
}

export function Section({ title, wide, sample }: SectionProps) {
  return (
    <section className="grid min-w-0 gap-3 border-t border-line py-6">
      <h2 className="text-16 font-bold">{title}</h2>
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', !wide && 'lg:grid-cols-2')}>
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid content-start gap-4 rounded-card border border-line bg-bg p-3 text-text sm:p-5"
          >
            <SampleTheme value={theme}>{sample}</SampleTheme>
          </div>
        ))}
      </div>
    </section>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
