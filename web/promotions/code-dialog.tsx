import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { bundlesKey } from '../credits/credits-query.ts'
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
  const form = useSubmit(['code'], (answer) => enter(answer('code')), { focus: 'input' })

  async function enter(code: string | null) {
    const { discountcode } = await unwrap(api['discountcode.php'].$put({ json: { code } }))
    await queries.invalidateQueries({ queryKey: bundlesKey })
    if (discountcode)
      toast({
        text: t('entered', { code: discountcode.code, percent: percent(discountcode.value_percentage) }),
      })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={app('dismiss')}>
      <ScriptedForm {...form.props} className="grid gap-4">
        {form.problem && (
          <Banner tone="danger" urgent>
            {form.problem}
          </Banner>
        )}
        <Field label={t('label')} error={form.field('code')}>
          <Input
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Button type="submit" size="lg" block loading={form.busy}>
          {t('apply')}
        </Button>
        {entered && (
          <Button variant="outline" block onClick={() => void form.run(() => enter(null))}>
            {t('remove', { code: entered })}
          </Button>
        )}
      </ScriptedForm>
    </Dialog>
  )
}
