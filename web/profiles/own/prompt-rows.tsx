import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { Prompt } from '#common/profiles/prompts.ts'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowDownUp } from '#ui/icons.ts'
import { useHasDraft } from './editors/use-draft.ts'
import { FieldRow } from './field-row.tsx'
import type { FinishedPrompt } from './list-edits.ts'

/** The name of a sentence's draft; a new one has no sentence yet. */
export const promptDraft = (prompt: Prompt | undefined) => `prompt.${prompt ?? 'new'}`

type PromptRowsProps = {
  profile: OwnProfile
  note: string | undefined
  onEdit: (finished: FinishedPrompt | undefined) => void
  onOrder: () => void
}

/** A row for each finished sentence, one for the next as long as there may be more, and a way to change their order. */
export function PromptRows({ profile, note, onEdit, onOrder }: PromptRowsProps) {
  const t = useTranslations('ownProfile')
  const { length } = profile.prompts
  const begun = useHasDraft(profile.id, promptDraft(undefined))
  return (
    <>
      {profile.prompts.map((finished) => (
        <PromptRow
          key={finished.prompt}
          memberId={profile.id}
          finished={finished}
          onEdit={() => onEdit(finished)}
        />
      ))}
      {length < limits.promptsMax && (
        <FieldRow
          label={t('prompt.row', { done: length, most: limits.promptsMax })}
          value={null}
          empty={t('prompt.add')}
          notes={[note]}
          unsaved={begun}
          onEdit={() => onEdit(undefined)}
        />
      )}
      {length > 1 && (
        <li className="px-2 py-1 sm:px-4">
          <Button variant="ghost" size="sm" aria-haspopup="dialog" className="min-h-11" onClick={onOrder}>
            <Icon icon={arrowDownUp} size={18} className="flex-none" />
            {t('prompt.order')}
          </Button>
        </li>
      )}
    </>
  )
}

type PromptRowProps = { memberId: string; finished: FinishedPrompt; onEdit: () => void }

function PromptRow({ memberId, finished, onEdit }: PromptRowProps) {
  const t = useTranslations('prompts')
  return (
    <FieldRow
      label={t(`sentence.${finished.prompt}`)}
      value={finished.answer}
      empty=""
      prose
      unsaved={useHasDraft(memberId, promptDraft(finished.prompt))}
      onEdit={onEdit}
    />
  )
}
