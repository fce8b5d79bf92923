import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api/api.ts'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

type EditorSheetProps = {
  title: string
  /** What the site says about the field. */
  note?: string | undefined
  /** What went wrong beside what stands at the field itself. */
  error?: ApiError | undefined
  /** A field is marked as wrong: it gets the focus. */
  refused?: boolean | undefined
  busy: boolean
  onSave: () => void
  onClose: () => void
  /** A button beside the one that saves. */
  aside?: Elements
  children: Elements
}

/** One field of the own profile with the button that saves it: from below on a phone. */
export function EditorSheet({ error, refused, note, busy, ...props }: EditorSheetProps) {
  const t = useTranslations('ownProfile')
  const words = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('close')}
      footer={
        <>
          {props.aside}
          <Button type="submit" form={formId} loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <ScriptedForm
        ref={form}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          props.onSave()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 py-1"
      >
        {note && <p className="text-14 text-muted">{note}</p>}
        {props.children}
        {error && !refused && (
          <Banner tone="danger" urgent>
            {words.text(error)}
          </Banner>
        )}
      </ScriptedForm>
    </Sheet>
  )
}
