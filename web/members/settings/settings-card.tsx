import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

type SettingsCardProps = { id: string; title: string; text?: ReactNode; children: ReactNode }

/** One section of the settings. Its id is what links lead to. */
export function SettingsCard({ id, title, text, children }: SettingsCardProps) {
  const titleId = `${id}-title`
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-20">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h2 id={titleId} className="text-20">
            {title}
          </h2>
          {text && <p className="text-14 text-muted">{text}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}
