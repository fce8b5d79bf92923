import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { pencil, plus } from '#ui/icons.ts'
import { Tag } from '#ui/notice/tag.tsx'

type FieldRowProps = {
  label: string
  /** What is saved; without it the row offers to add it. */
  value: ReactNode
  /** Shown while there is no value. */
  empty: string
  notes?: (string | undefined | false)[] | undefined
  unsaved?: boolean | undefined
  /** A text to read, and not an answer. */
  prose?: boolean | undefined
  onEdit: () => void
}

/** A field of the own profile with what it says now. The whole row opens its editor. */
export function FieldRow({ label, value, empty, notes = [], unsaved, prose, onEdit }: FieldRowProps) {
  const t = useTranslations('ownProfile')
  return (
    <li className="relative flex items-center gap-3 py-2.5 pr-2.5 pl-4 hover:bg-control/8 sm:pl-6 sm:pr-4.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
          {label}
          {unsaved && <Tag tone="warning">{t('unsaved')}</Tag>}
        </p>
        {value ? (
          <div
            dir="auto"
            className={classNames('wrap-anywhere whitespace-pre-line', !prose && 'font-semibold')}
          >
            {value}
          </div>
        ) : (
          <p className="font-semibold text-primary-text">{empty}</p>
        )}
        {notes.map(
          (note) =>
            note && (
              <p key={note} className="mt-0.5 text-12 text-muted">
                {note}
              </p>
            ),
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t(value ? 'edit' : 'fill_in', { field: label })}
        onClick={onEdit}
        className="grid size-11 flex-none place-items-center rounded-full text-muted after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
      >
        <Icon icon={value ? pencil : plus} size={20} />
      </button>
    </li>
  )
}
