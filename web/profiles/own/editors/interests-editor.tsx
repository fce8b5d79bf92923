import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldErrorOf } from '#client/api/field-error.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { fieldKey, type Interest } from '#common/profiles/profile-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { ChipButton } from '#ui/button/chip.tsx'
import { FieldNotes } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { interestsQuery } from '#web/profiles/own-profile-query.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { choosing } from '../list-edits.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSheet } from './editor-sheet.tsx'
import { useSaveEdit } from './use-save-edit.ts'

export function InterestsEditor({ profile, title, note, onClose }: EditorProps) {
  const t = useTranslations('ownProfile')
  const words = useErrorText()
  const { save, busy, error, clear } = useSaveEdit()
  const [chosen, setChosen] = useState(profile.interests)
  const refused = words.field(fieldErrorOf(error, 'interests'))

  async function submit() {
    const same = chosen.length === profile.interests.length
    if (same && chosen.every((each) => profile.interests.includes(each))) return onClose()
    if (await save(choosing(profile.interests, chosen))) onClose()
  }
  return (
    <EditorSheet
      title={title}
      note={note}
      error={error}
      refused={Boolean(refused)}
      busy={busy}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <InterestChips
        label={title}
        chosen={chosen}
        onChange={(next) => {
          clear()
          setChosen(next)
        }}
      />
      <p aria-live="polite" className="text-14 text-muted tabular-nums">
        {t('chosen', { count: chosen.length })}
      </p>
      <FieldNotes hintId="" errorId="interests-error" error={refused} />
    </EditorSheet>
  )
}

type InterestChipsProps = { label: string; chosen: Interest[]; onChange: (chosen: Interest[]) => void }

function InterestChips({ label, chosen, onChange }: InterestChipsProps) {
  const fields = useTranslations('fields.interests')
  const app = useTranslations('app')
  const words = useErrorText()
  const { api } = usePageData()
  const known = useQuery(interestsQuery(api, useSettings()?.version))
  if (known.isError)
    return (
      <Banner
        tone="danger"
        urgent
        action={
          <Button size="sm" variant="outline" onClick={() => void known.refetch()}>
            {app('retry')}
          </Button>
        }
      >
        {words.text(known.error)}
      </Banner>
    )
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {known.data?.map((interest) => {
        const pressed = chosen.includes(interest)
        return (
          <li key={interest} className="max-w-full">
            <ChipButton
              pressed={pressed}
              className="min-h-11"
              onClick={() =>
                onChange(pressed ? chosen.filter((each) => each !== interest) : [...chosen, interest])
              }
            >
              {pressed && <Icon icon={check} size={16} className="flex-none" />}
              <span>{fields(fieldKey(interest))}</span>
            </ChipButton>
          </li>
        )
      })}
    </ul>
  )
}
