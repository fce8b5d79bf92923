import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { inputStyle } from '#ui/form/input.tsx'
import { Icon } from '#ui/icon.tsx'
import { sendHorizontal } from '#ui/icons.ts'
import { EmojiButton } from '../emoji/emoji-button.tsx'
import { CostMark } from './cost-mark.tsx'

type ComposerFormProps = {
  /** Counts the requests to focus the field: each new number focuses it. */
  focusRequests: number
  draft: string
  name: string
  cost: number
  ready: boolean
  /** The id of the element with the price and the length left. */
  notesId: string
  onDraft: (text: string) => void
  onSend: () => void
  /** The buttons for what is no text. */
  attachments: Elements
}

/** The message field and its button. Enter sends where there is a keyboard; on a phone it begins a new line. */
export function ComposerForm({
  focusRequests,
  draft,
  name,
  cost,
  ready,
  notesId,
  onDraft,
  onSend,
  attachments,
}: ComposerFormProps) {
  const t = useTranslations('conversations')
  const field = useRef<HTMLTextAreaElement>(null)
  const { state }: { state: { writing?: boolean } | null } = useLocation()
  const writing = state?.writing

  // A member who was writing, or has just chosen an opener, can type on.
  useEffect(() => {
    const area = field.current
    if (!area || !(writing || focusRequests > 0)) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
  }, [writing, focusRequests])

  useEffect(() => {
    const area = field.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.rows = Math.min(6, draft.split('\n').length + Math.floor(draft.length / 60))
  }, [draft])

  // Toasts keep clear of the field (overlays.css).
  useEffect(() => {
    document.documentElement.toggleAttribute('data-writing', true)
    return () => void document.documentElement.toggleAttribute('data-writing', false)
  }, [])

  function send() {
    if (!ready) return
    field.current?.focus()
    onSend()
  }
  /** At the place where the member was writing. */
  function insert(emoji: string) {
    const area = field.current
    const [from, to] = [area?.selectionStart ?? draft.length, area?.selectionEnd ?? draft.length]
    onDraft(draft.slice(0, from) + emoji + draft.slice(to))
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(from + emoji.length, from + emoji.length)
    })
  }
  function pressed(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    send()
  }

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex items-end gap-1 md:gap-2"
    >
      {attachments}
      <span className="relative grid min-w-0 flex-1">
        <textarea
          ref={field}
          rows={1}
          value={draft}
          dir="auto"
          aria-label={t('write_to', { name })}
          aria-describedby={notesId}
          placeholder={t('placeholder')}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={pressed}
          className={classNames(
            inputStyle,
            'field-sizing-content max-h-40 min-w-0 flex-1 resize-none pr-12 placeholder-shown:truncate',
          )}
        />
        <span className="absolute right-0.5 bottom-0.5">
          <EmojiButton onPick={insert} />
        </span>
      </span>
      <Button
        type="submit"
        disabled={!ready}
        aria-label={cost > 0 ? t('send_for', { n: cost }) : t('send')}
        className="max-[359px]:gap-1.5 max-[359px]:px-3"
      >
        <Icon icon={sendHorizontal} size={18} />
        <CostMark cost={cost} />
      </Button>
    </form>
  )
}
