import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { Closed } from '#web/brand/drawings/closed.tsx'
import { InviteOnly } from '#web/brand/drawings/invite-only.tsx'
import { NotFound } from '#web/brand/drawings/not-found.tsx'
import { ResultFrame } from './result-frame.tsx'

/** Opening the mailed link changes nothing, since scanners of mail open links too; the button does. */
export function Reactivation({ token }: { token: string }) {
  const t = useTranslations('leaving')
  const { api } = usePageData()
  const toast = useToast()
  const words = useErrorText()
  const [outcome, setOutcome] = useState<'asked' | 'back' | 'invalid'>('asked')

  const { mutate: bringBack, isPending } = useMutation({
    mutationFn: () => unwrap(api['reactivate.php'].$post({ json: { token } })),
    onSuccess: () => setOutcome('back'),
    onError: (error) => {
      if (error instanceof ApiError && (error.code === 'link_invalid' || error.code === 'invalid'))
        setOutcome('invalid')
      else toast({ text: words.text(error) })
    },
  })

  if (outcome === 'back')
    return (
      <ResultFrame drawing={<InviteOnly />} title={t('welcome.title')} text={t('welcome.text')}>
        <LogIn />
      </ResultFrame>
    )
  if (outcome === 'invalid') return <InvalidReactivation />
  return (
    <ResultFrame drawing={<Closed />} title={t('back.title')} text={t('back.text')}>
      <ButtonLink to="/" variant="outline" size="lg">
        {t('back.leave')}
      </ButtonLink>
      <Button size="lg" loading={isPending} onClick={() => bringBack()}>
        {t('back.button')}
      </Button>
    </ResultFrame>
  )
}

/** The mailed link is used, too old or replaced by a newer one. */
export function InvalidReactivation() {
  const t = useTranslations('leaving.invalid')
  return (
    <ResultFrame
      drawing={<NotFound />}
      title={t('title')}
      text={t('text', { days: limits.reactivationDays })}
    >
      <LogIn />
    </ResultFrame>
  )
}

function LogIn() {
  const t = useTranslations('leaving.welcome')
  return (
    <ButtonLink to="/login" size="lg">
      {t('logIn')}
    </ButtonLink>
  )
}
