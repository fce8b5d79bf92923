import { type PointerEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Prompt } from '#common/profiles/prompts.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { arrowDown, arrowUp, gripVertical } from '#ui/icons.ts'
import { ordering } from '../list-edits.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSheet } from './editor-sheet.tsx'
import { useSaveEdit } from './use-save-edit.ts'

/** The order in which others read the finished sentences. */
export function PromptOrderEditor({ profile, title, note, onClose }: EditorProps) {
  const t = useTranslations('ownProfile.prompt')
  const sentences = useTranslations('prompts')
  const { save, busy, error, clear } = useSaveEdit()
  const [shown, setShown] = useState(profile.prompts)
  const [dragged, setDragged] = useState<Prompt | null>(null)
  const [said, setSaid] = useState('')

  function move(from: number, to: number) {
    const [moved] = shown.slice(from, from + 1)
    if (!moved || to < 0 || to >= shown.length) return
    clear()
    setShown(shown.toSpliced(from, 1).toSpliced(to, 0, moved))
    setSaid(t('moved', { place: to + 1, count: shown.length }))
  }
  function drag({ clientX, clientY }: PointerEvent) {
    if (!dragged) return
    const over = document.elementFromPoint(clientX, clientY)?.closest('[data-prompt]')
    const to = shown.findIndex(({ prompt }) => prompt === over?.getAttribute('data-prompt'))
    const from = shown.findIndex(({ prompt }) => prompt === dragged)
    if (to >= 0 && to !== from) move(from, to)
  }
  async function submit() {
    if (await save(ordering(profile.prompts, shown))) onClose()
  }
  return (
    <EditorSheet
      title={title}
      note={note}
      error={error}
      busy={busy}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map(({ prompt, answer }, at) => {
          const sentence = sentences(`sentence.${prompt}`)
          return (
            <li
              key={prompt}
              data-prompt={prompt}
              className={classNames(
                'flex items-center gap-1 rounded-card border border-line bg-surface py-1 pr-1',
                dragged === prompt && 'border-control shadow-2',
              )}
            >
              <span
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDragged(prompt)
                }}
                onPointerMove={drag}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
                className="grid h-14 w-10 flex-none cursor-grab touch-none place-items-center text-muted"
              >
                <Icon icon={gripVertical} size={20} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-12 text-muted">{sentence}</span>
                <span dir="auto" className="block text-14 font-semibold wrap-anywhere">
                  {answer}
                </span>
              </span>
              <IconButton
                label={t('up', { sentence })}
                icon={<Icon icon={arrowUp} size={20} />}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
                className="aria-disabled:opacity-40"
              />
              <IconButton
                label={t('down', { sentence })}
                icon={<Icon icon={arrowDown} size={20} />}
                aria-disabled={at === shown.length - 1}
                onClick={() => move(at, at + 1)}
                className="aria-disabled:opacity-40"
              />
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </EditorSheet>
  )
}
