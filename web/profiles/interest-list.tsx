import check from 'lucide/dist/esm/icons/check.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fieldKey, type Interest } from '#common/profile-fields.ts'
import { Chip } from '../ui/button/chip.tsx'
import { Icon } from '../ui/icon.tsx'

type InterestListProps = { title: ReactNode; interests: Interest[]; shared?: boolean }

/** Interests as chips; a list without any is not there. */
export function InterestList({ title, interests, shared }: InterestListProps) {
  const t = useTranslations('fields.interests')
  if (interests.length === 0) return null
  const icon = shared ? <Icon icon={check} size={16} /> : undefined
  return (
    <section className="mt-7">
      <h2 className="mb-2.5">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li key={interest}>
            <Chip shared={shared} icon={icon}>
              {t(fieldKey(interest))}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
