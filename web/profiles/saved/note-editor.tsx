import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { Profile } from '#common/profiles.ts'
import { ApiError, unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { ScriptedForm } from '../../platform/page/scripted-form.tsx'
import { setSaved } from './saved-query.ts'

/** Writes the note on a member. What could not be saved stays in the field. */
export function NoteEditor({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTranslations('visitors.note')
  const { api } = usePageData()
  const queries = useQueryClient()
  const words = useErrorText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(profile.note ?? '')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  useEffect(() => field.current?.focus(), [])

  async function save(note: string): Promise<void> {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const kept = await unwrap(api['note.php'].$put({ json: { id: profile.id, note } }))
      setSaved(queries, profile.id, { note: kept.note })
      onClose()
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError(500, {}))
      setBusy(false)
      field.current?.focus()
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void save(text)
  }
  const wrong = error && (words.field(error.fields.note) ?? words.text(error))
  return (
    <ScriptedForm onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t('label', { name: profile.name })} hideLabel error={wrong}>
        <TextArea
          ref={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={limits.noteMax}
          remainingLabel={(count) => t('left', { count })}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" loading={busy}>
          {t('save')}
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
        {profile.note && (
          <Button variant="ghost" size="sm" onClick={() => void save('')}>
            {t('remove')}
          </Button>
        )}
      </div>
    </ScriptedForm>
  )
}
