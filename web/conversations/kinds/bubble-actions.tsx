import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconNode } from '#ui/icon.tsx'
import { copy, languages, reply, undo2 as undo } from '#ui/icons.ts'
import { MenuSeparator } from '#ui/overlay/menu-item.tsx'
import { placeMenu, usePlaced } from '#ui/overlay/placing.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { startQuote } from '../composer/quote-draft.ts'
import type { BubbleMenuProps } from './bubble-menu-props.ts'
import { ReactionPicker } from './reaction-picker.tsx'
import { UnsendDialog } from './unsend-dialog.tsx'
import { useTranslate } from './use-translation.ts'

type BubbleActionsProps = BubbleMenuProps & { button: HTMLElement; onDismiss: () => void; onDone: () => void }

/** What can be done with a message: react, answer, copy, take back. */
export function BubbleActions({ button, onDismiss, onDone, ...about }: BubbleActionsProps) {
  const { message, conversation, me, profile, unread } = about
  const t = useTranslations('messageKinds.menu')
  const toast = useToast()
  const panel = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  // Before it is placed: until it is shown it has no size.
  useEffect(() => {
    panel.current?.showPopover()
    panel.current?.querySelector('button')?.focus()
  }, [])
  usePlaced(!asking, () => {
    if (panel.current) placeMenu(button, panel.current, message.own ? 'end' : 'start')
  })

  function leave() {
    onDone()
    button.focus()
  }
  function answer() {
    const { number, own, kind, body, gift } = message
    startQuote(me, profile.id, { message: { number, own, kind, body: body.slice(0, 200), gift } })
    onDone()
  }
  async function copyText() {
    await navigator.clipboard.writeText(message.body).then(
      () => toast({ text: t('copied') }),
      () => {},
    )
    leave()
  }
  if (asking)
    return (
      <UnsendDialog
        conversation={conversation}
        number={message.number}
        name={profile.name}
        onClose={onDone}
      />
    )
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={t('label')}
      onToggle={({ newState }) => {
        if (newState === 'closed') onDismiss()
      }}
      className="menu"
    >
      <ReactionPicker message={message} conversation={conversation} onDone={leave} />
      <MenuSeparator />
      <Item icon={reply} onSelect={answer} label={t('reply')} />
      {message.body && <Item icon={copy} onSelect={() => void copyText()} label={t('copy')} />}
      {!message.own && message.body && (
        <TranslateItem message={message} conversation={conversation} onDone={leave} />
      )}
      {message.own && unread && (
        <Item icon={undo} danger onSelect={() => setAsking(true)} label={t('unsend')} />
      )}
    </div>
  )
}

type ItemProps = { icon: IconNode; label: string; danger?: boolean; onSelect: () => void }

function Item({ icon, label, danger, onSelect }: ItemProps) {
  return (
    <button type="button" onClick={onSelect} className={classNames('menu-item', danger && 'text-danger')}>
      <Icon icon={icon} size={18} />
      {label}
    </button>
  )
}

type TranslateItemProps = Pick<BubbleActionsProps, 'message' | 'conversation' | 'onDone'>

/** Offered where the installation has a server for it. */
function TranslateItem({ message, conversation, onDone }: TranslateItemProps) {
  const t = useTranslations('messageKinds.translate')
  const { shown, show, hide } = useTranslate(message, conversation)
  if (!useSettings()?.translations) return null
  const press = () => {
    if (shown) hide()
    else void show()
    onDone()
  }
  return <Item icon={languages} onSelect={press} label={t(shown ? 'hide' : 'action')} />
}
