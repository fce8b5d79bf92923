import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { useFictionalWords } from '#web/profiles/card/fictional.tsx'
import { changeUser } from '#web/site/api/user-query.ts'

type AskFictionalProps = { name: string; cost: number; onKnown: () => void }

/** Stands where the composer will be, until the member has said once to know what a fictional profile is. */
export function AskFictional({ name, cost, onKnown }: AskFictionalProps) {
  const { api } = usePageData()
  const t = useTranslations('fields.fictional.known')
  const prices = useTranslations('conversations')
  const { site } = useFictionalWords()
  const errors = useErrorText()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unwrap(api['fictional.php'].$put({ json: { known: true } })),
    onSuccess: () => {
      changeUser(queries, () => ({ fictional_known: true }))
      onKnown()
    },
  })
  return (
    <div className="grid flex-none gap-2 border-t border-line bg-surface px-3 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:px-4">
      <p>{t('ask', { site, name })}</p>
      <p className="text-14 text-muted">{prices('price', { n: cost })}</p>
      {error && (
        <p role="alert" className="text-14 font-semibold text-danger">
          {errors.text(error)}
        </p>
      )}
      <Button variant="outline" loading={isPending} onClick={() => mutate()} className="justify-self-start">
        {t('button')}
      </Button>
    </div>
  )
}
