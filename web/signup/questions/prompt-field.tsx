import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { type Prompt, prompts } from '#common/profiles/prompts.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

export type PromptAnswer = { prompt: Prompt; answer: string }

type PromptFieldProps = {
  value: PromptAnswer
  error: string | undefined
  onChange: (value: PromptAnswer) => void
}

/** One of the sentences, and how the member ends it. */
export function PromptField({ value, error, onChange }: PromptFieldProps) {
  const t = useTranslations('members.signup')
  const sentences = useTranslations('prompts')
  return (
    <>
      <Field label={t('prompt.label')}>
        <Select
          value={value.prompt}
          onChange={(event) => {
            const prompt = prompts.find((each) => each === event.target.value)
            if (prompt) onChange({ ...value, prompt })
          }}
        >
          {prompts.map((prompt) => (
            <option key={prompt} value={prompt}>
              {sentences(`sentence.${prompt}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('prompt.answer')} error={error}>
        <TextArea
          value={value.answer}
          onChange={(event) => onChange({ ...value, answer: event.target.value })}
          maxLength={limits.promptMax}
          remainingLabel={(count) => t('left', { count })}
          dir="auto"
        />
      </Field>
    </>
  )
}
