import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Banner } from '#web/ui/notice/banner.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useToast } from '#web/ui/overlay/use-toast.ts'
import { ScriptedForm } from '../../platform/page/scripted-form.tsx'
import { bundlesKey } from '../credits-query.ts'
import { usePercent } from './use-percent.ts'

type CodeDialogProps = { entered: string | null; onClose: () => void }

/** Enters a code, which counts for the member's purchases from then on. */
export function CodeDialog({ entered, onClose }: CodeDialogProps) {
  const t = useTranslations('discounts.dialog')
  const app = useTranslations('app')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const percent = usePercent()
  const words = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const wrong = words.field(error?.fields.code)

  async function enter(code: string | null) {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const { discountcode } = await unwrap(api['discountcode.php'].$put({ json: { code } }))
      await queries.invalidateQueries({ queryKey: bundlesKey })
      if (discountcode)
        toast({
          text: t('entered', { code: discountcode.code, percent: percent(discountcode.value_percentage) }),
        })
      return onClose()
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError(500, {}))
      field.current?.focus()
    }
    setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void enter(field.current?.value ?? '')
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={app('dismiss')}>
      <ScriptedForm onSubmit={submit} className="grid gap-4">
        {error && !wrong && (
          <Banner tone="danger" urgent>
            {words.text(error)}
          </Banner>
        )}
        <Field label={t('label')} error={wrong}>
          <Input
            ref={field}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Button type="submit" size="lg" block loading={busy}>
          {t('apply')}
        </Button>
        {entered && (
          <Button variant="outline" block onClick={() => void enter(null)}>
            {t('remove', { code: entered })}
          </Button>
        )}
      </ScriptedForm>
    </Dialog>
  )
}
