import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { type Reaction, reactionNames, reactions } from '#common/conversations/reactions.ts'
import type { Message } from '#common/wire/conversations.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { changeMessage } from '../conversations-query.ts'

type ReactionPickerProps = { message: Message; conversation: string; onDone: () => void }

/** The signs that can be put on a message. Pressing the own one takes it away. */
export function ReactionPicker({ message, conversation, onDone }: ReactionPickerProps) {
  const t = useTranslations('messageKinds')
  const { own } = message.reactions
  const react = useReact(conversation, message.number)
  return (
    <fieldset className="grid min-w-0 grid-cols-4 justify-items-center gap-1 px-1">
      <legend className="sr-only">{t('react.label')}</legend>
      {reactions.map((sign) => (
        <button
          key={sign}
          type="button"
          aria-pressed={sign === own}
          aria-label={t(`signs.${reactionNames[sign]}`)}
          title={t(`signs.${reactionNames[sign]}`)}
          onClick={() => {
            react(sign === own ? null : sign, own)
            onDone()
          }}
          className="grid size-11 place-items-center rounded-full text-24 transition hover:bg-control/15 active:scale-90 aria-pressed:border-2 aria-pressed:border-primary aria-pressed:bg-primary-tint"
        >
          {sign}
        </button>
      ))}
    </fieldset>
  )
}

/** Shows the sign at once; after a failure the earlier one is back. */
function useReact(conversation: string, number: number) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const errors = useErrorText()
  const show = (own: Reaction | null) =>
    changeMessage(queries, { chat: conversation, number }, (message) => ({
      ...message,
      reactions: { ...message.reactions, own },
    }))
  const { mutate } = useMutation({
    mutationFn: ({ reaction }: { reaction: Reaction | null; before: Reaction | null }) =>
      unwrap(api['reaction.php'].$put({ json: { conversation, number, reaction } })),
    onMutate: ({ reaction }) => show(reaction),
    onError: (error, { before }) => {
      show(before)
      toast({ text: errors.text(error) })
    },
  })
  return (reaction: Reaction | null, before: Reaction | null) => mutate({ reaction, before })
}
