import { useId, useState } from 'react'
import { fieldErrorOf } from '#client/api/field-error.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { FieldNotes } from '#ui/form/field.tsx'
import { RadioChips } from '#ui/form/radio-chips.tsx'
import { replacing } from '../list-edits.ts'
import type { ChoiceField } from '../own-fields.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSheet } from './editor-sheet.tsx'
import { chosenOf, useChoices } from './use-choices.ts'
import { useSaveEdit } from './use-save-edit.ts'

/** A field with a few answers. */
export function ChoiceEditor({ field, profile, title, note, onClose }: EditorProps & { field: ChoiceField }) {
  const words = useErrorText()
  const errorId = useId()
  const { save, busy, error, clear } = useSaveEdit()
  const choices = useChoices(field, profile)
  const before = chosenOf(field, profile)
  const [chosen, setChosen] = useState(before)
  const refused = words.field(fieldErrorOf(error, field))

  async function submit() {
    const next = choices.find(({ value }) => value === chosen)
    if (!next || chosen === before) return onClose()
    const was = choices.find(({ value }) => value === before)
    if (await save(replacing(was?.form ?? {}, next.form))) onClose()
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
      <RadioChips
        legend={title}
        hideLegend
        options={choices}
        value={chosen}
        describedBy={refused && errorId}
        onChange={(value) => {
          clear()
          setChosen(value)
        }}
      />
      <FieldNotes hintId="" errorId={errorId} error={refused} />
    </EditorSheet>
  )
}
