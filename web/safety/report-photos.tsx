import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { check, userRound } from '#ui/icons.ts'

type ReportPhotosProps = {
  photos: { id: string; src: string }[]
  /** Undefined: the profile as a whole. */
  chosen: string | undefined
  onChoose: (photo: string | undefined) => void
}

/** What a report is about: the profile as a whole, or one of its photos. */
export function ReportPhotos({ photos, chosen, onChoose }: ReportPhotosProps) {
  const t = useTranslations('safety.report')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-semibold">{t('about')}</legend>
      <div className="flex flex-wrap gap-2">
        <Choice
          name={name}
          label={t('whole')}
          checked={chosen === undefined}
          onChoose={() => onChoose(undefined)}
        >
          <Icon icon={userRound} size={32} />
        </Choice>
        {photos.map(({ id, src }, index) => (
          <Choice
            key={id}
            name={name}
            label={t('photo', { position: index + 1 })}
            checked={chosen === id}
            onChoose={() => onChoose(id)}
          >
            <img src={src} alt="" loading="lazy" className="size-full object-cover object-[50%_25%]" />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  label: string
  checked: boolean
  onChoose: () => void
  children: Elements
}

function Choice({ name, label, checked, onChoose, children }: ChoiceProps) {
  return (
    <label
      title={label}
      className="relative grid size-16 cursor-pointer place-items-center overflow-hidden rounded-card border border-control bg-sunken text-muted has-checked:border-primary has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="absolute opacity-0" />
      {children}
      <span className="sr-only">{label}</span>
      {checked && (
        <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-primary text-on-primary">
          <Icon icon={check} size={14} />
        </span>
      )}
    </label>
  )
}
