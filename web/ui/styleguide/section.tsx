import type { ReactNode } from 'react'

type SectionProps = { title: string; children: ReactNode }

export function Section({ title, children }: SectionProps) {
  return (
    <section className="grid min-w-0 gap-4 border-t border-line py-6">
      <h2 className="text-16 font-bold">{title}</h2>
      {children}
    </section>
  )
}
