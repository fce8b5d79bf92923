import type { ReactNode } from 'react'
import type { ProfileCard } from '#common/profiles.ts'
import { MemberCard } from './member-card.tsx'

const firstRow = 4

type MemberGridProps<Card extends ProfileCard> = {
  label: string
  members: Card[]
  labelOf?: (member: Card) => ReactNode
}

export function MemberGrid<Card extends ProfileCard>({ label, members, labelOf }: MemberGridProps<Card>) {
  return (
    <ul aria-label={label} className="people-grid">
      {members.map((member, index) => (
        <li key={member.id}>
          <MemberCard member={member} eager={index < firstRow} label={labelOf?.(member)} />
        </li>
      ))}
    </ul>
  )
}
