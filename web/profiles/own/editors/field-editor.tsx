import { useTranslations } from 'use-intl'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { FinishedPrompt } from '../list-edits.ts'
import { howShown, type OwnField } from '../own-fields.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { InterestsEditor } from './interests-editor.tsx'
import { PlaceEditor } from './place-editor.tsx'
import { PromptEditor } from './prompt-editor.tsx'
import { PromptOrderEditor } from './prompt-order-editor.tsx'
import { TextEditor } from './text-editor.tsx'

/** The field that is being edited. */
export type Opened =
  | { field: Exclude<OwnField, 'prompts'> }
  | { field: 'prompts'; finished: FinishedPrompt | undefined }
  | { field: 'prompt_order' }

type FieldEditorProps = { opened: Opened; profile: OwnProfile; onClose: () => void }

export function FieldEditor({ opened, profile, onClose }: FieldEditorProps) {
  const t = useTranslations('ownProfile')
  const labels = useTranslations('fields.labels')
  const settings = useSettings()
  const { field } = opened
  if (field === 'prompt_order')
    return <PromptOrderEditor {...{ profile, note: undefined, onClose, title: t('prompt.order') }} />
  const note = howShown(settings, field).noted ? t(`notes.${field}`) : undefined
  if (field === 'prompts') {
    const { finished } = opened
    const title = t(finished ? 'prompt.change' : 'prompt.add')
    return <PromptEditor {...{ profile, note, onClose, finished, title }} />
  }
  const shared = { profile, note, onClose, title: labels(field) }
  if (field === 'about' || field === 'reason') return <TextEditor {...shared} field={field} />
  if (field === 'interests') return <InterestsEditor {...shared} />
  return field === 'city' ? <PlaceEditor {...shared} /> : <ChoiceEditor {...shared} field={field} />
}
