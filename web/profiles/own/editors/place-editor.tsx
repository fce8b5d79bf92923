import { useState } from 'react'
import { fieldErrorOf } from '#client/api/field-error.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { PlaceField } from '#web/members/place/place-field.tsx'
import { replacing } from '../list-edits.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSheet } from './editor-sheet.tsx'
import { useSaveEdit } from './use-save-edit.ts'

/** The town, which brings region and country. */
export function PlaceEditor({ profile, title, note, onClose }: EditorProps) {
  const words = useErrorText()
  const { save, busy, error, clear } = useSaveEdit()
  const [city, setCity] = useState('')
  const [missing, setMissing] = useState(false)
  const refused = words.field(missing ? 'choose_city' : fieldErrorOf(error, 'city'))

  async function submit() {
    setMissing(city === '')
    if (city === '') return
    if (city === profile.city) return onClose()
    if (await save(replacing(profile.city ? { city: profile.city } : {}, { city }))) onClose()
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
      <PlaceField
        homeCountry={profile.country}
        city={city}
        error={refused}
        onChange={(next) => {
          clear()
          setMissing(false)
          setCity(next)
        }}
      />
    </EditorSheet>
  )
}
