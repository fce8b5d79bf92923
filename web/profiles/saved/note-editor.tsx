import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { limits } from '#common/limits.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { setSaved } from './saved-query.ts'

/** Writes the note on a member. What could not be saved stays in the field. */
export function NoteEditor({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTranslations('visitors.note')
  const { api } = usePageData()
  const queries = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useSubmit<'note'>([], (answer) => save(answer('note')))

  async function save(note: string): Promise<void> {
    const kept = await unwrap(api['note.php'].$put({ json: { id: profile.id, note } }))
    setSaved(queries, profile.id, { note: kept.note })
    onClose()
  }
  return (
    <ScriptedForm {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t('label', { name: profile.name })} hideLabel error={form.field('note') ?? form.problem}>
        <TextArea
          ref={field}
          name="note"
          defaultValue={profile.note ?? ''}
          maxLength={limits.noteMax}
          remainingLabel={(count) => t('left', { count })}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
        {profile.note && (
          <Button variant="ghost" size="sm" onClick={() => void form.run(() => save(''))}>
            {t('remove')}
          </Button>
        )}
      </div>
    </ScriptedForm>
  )
}
