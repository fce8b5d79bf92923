import { useTranslations } from 'use-intl'
import { fieldErrorOf } from '#client/api/field-error.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { writtenText } from '#common/text/written-text.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { DiscardButton } from '../discard-button.tsx'
import { replacing } from '../list-edits.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSheet } from './editor-sheet.tsx'
import { useDraft } from './use-draft.ts'
import { useSaveEdit } from './use-save-edit.ts'

const longest = { about: limits.aboutMax, reason: limits.reasonMax }

/** A text in the member's own words. */
export function TextEditor(props: EditorProps & { field: 'about' | 'reason' }) {
  const { field, profile, title, note, onClose } = props
  const t = useTranslations('ownProfile')
  const words = useErrorText()
  const saved = profile[field] ?? ''
  const draft = useDraft(profile.id, field, saved)
  const { save, busy, error, clear } = useSaveEdit()
  const refused = words.field(fieldErrorOf(error, field))
  const form = (text: string) => (field === 'about' ? { about: text } : { reason: text })

  async function submit() {
    const text = writtenText(draft.text)
    if (text !== saved && !(await save(replacing(form(saved), form(text))))) return
    draft.forget()
    onClose()
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
      aside={draft.changed && saved !== '' && <DiscardButton onDiscard={() => draft.write(saved)} />}
    >
      <Field label={title} hideLabel error={refused}>
        <TextArea
          rows={field === 'about' ? 7 : 3}
          value={draft.text}
          onChange={(event) => {
            clear()
            draft.write(event.target.value)
          }}
          maxLength={longest[field]}
          remainingLabel={(count) => t('left', { count })}
          dir="auto"
        />
      </Field>
    </EditorSheet>
  )
}
