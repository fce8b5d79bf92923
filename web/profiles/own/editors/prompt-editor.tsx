import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldErrorOf } from '#client/api/field-error.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { type Prompt, prompts } from '#common/profiles/prompts.ts'
import { required } from '#common/required.ts'
import { writtenText } from '#common/text/written-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { type FinishedPrompt, finishing } from '../list-edits.ts'
import { promptDraft } from '../prompt-rows.tsx'
import type { EditorProps } from './editor-props.ts'
import { EditorSheet } from './editor-sheet.tsx'
import { useDraft } from './use-draft.ts'
import { useSaveEdit } from './use-save-edit.ts'

/** One of the sentences, and how the member ends it; a finished one can also be changed for another, or removed. */
export function PromptEditor(props: EditorProps & { finished: FinishedPrompt | undefined }) {
  const { finished, profile, title, note, onClose } = props
  const t = useTranslations('ownProfile')
  const sentences = useTranslations('prompts')
  const words = useErrorText()
  const free = prompts.filter(
    (each) => each === finished?.prompt || !profile.prompts.some(({ prompt }) => prompt === each),
  )
  const first = finished?.prompt ?? required(free[0])
  const name = promptDraft(finished?.prompt)
  const sentence = useDraft(profile.id, `${name}.sentence`, first)
  const draft = useDraft(profile.id, name, finished?.answer ?? '')
  const [empty, setEmpty] = useState(false)
  const { save, busy, error, clear } = useSaveEdit()
  // A sentence that was kept in the tab may have been finished elsewhere since.
  const prompt = free.find((each) => each === sentence.text) ?? first
  const wrong = empty ? 'required' : fieldErrorOf(error, 'prompts')
  const refused = words.field(wrong)

  async function put(next: FinishedPrompt | undefined) {
    const after = finished
      ? profile.prompts.flatMap((each) => (each.prompt !== finished.prompt ? [each] : next ? [next] : []))
      : [...profile.prompts, ...(next ? [next] : [])]
    if (!(await save(finishing(profile.prompts, after)))) return
    leave()
  }
  function leave() {
    draft.forget()
    sentence.forget()
    onClose()
  }
  function submit() {
    const answer = writtenText(draft.text)
    setEmpty(answer === '')
    if (answer === '') return
    if (finished?.prompt === prompt && finished.answer === answer) return leave()
    void put({ prompt, answer })
  }
  function touched() {
    clear()
    setEmpty(false)
  }
  return (
    <EditorSheet
      title={title}
      note={note}
      error={error}
      refused={Boolean(refused)}
      busy={busy}
      onSave={submit}
      onClose={onClose}
      aside={
        finished && (
          <Button variant="outline" onClick={() => void put(undefined)}>
            {t('remove')}
          </Button>
        )
      }
    >
      <Field label={t('prompt.label')}>
        <Select
          value={prompt}
          onChange={(event) => {
            touched()
            sentence.write(event.target.value)
          }}
        >
          <PromptOptions free={free} text={(each) => sentences(`sentence.${each}`)} />
        </Select>
      </Field>
      <Field label={t('prompt.answer')} error={refused}>
        <TextArea
          value={draft.text}
          onChange={(event) => {
            touched()
            draft.write(event.target.value)
          }}
          maxLength={limits.promptMax}
          remainingLabel={(count) => t('left', { count })}
          dir="auto"
        />
      </Field>
    </EditorSheet>
  )
}

function PromptOptions({ free, text }: { free: Prompt[]; text: (prompt: Prompt) => string }) {
  return free.map((prompt) => (
    <option key={prompt} value={prompt}>
      {text(prompt)}
    </option>
  ))
}
