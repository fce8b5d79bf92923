import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { forgetAnswers } from '../site/api/forget-answers.ts'
import type { ReportedPerson } from './reported-person.ts'

type BlockDialogProps = {
  person: ReportedPerson
  open: boolean
  onClose: () => void
  /** This page shows the person, so that another one follows. */
  leaveTo: string
  onBlocked?: (() => unknown) | undefined
}

/** Asks before somebody is blocked, and says what it means (spec §2). */
export function BlockDialog({ person, open, onClose, leaveTo, onBlocked }: BlockDialogProps) {
  const t = useTranslations('safety.block')
  const { busy, problem, block, forget } = useBlock(person, { leaveTo, onBlocked })
  function close() {
    forget()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('title', { name: person.name })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => block()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {problem && (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        )}
        <p>{t('text')}</p>
        <p className="text-14 text-muted">{t('told', { name: person.name })}</p>
      </div>
    </Dialog>
  )
}

type Around = { leaveTo: string; onBlocked: (() => unknown) | undefined }

function useBlock({ id, name }: ReportedPerson, { leaveTo, onBlocked }: Around) {
  const t = useTranslations('safety.block')
  const { api } = usePageData()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const words = useErrorText()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      await unwrap(api['block.php'].$post({ json: { id } }))
      await onBlocked?.()
      // Before the next page reads what is cached, and after it for what this one had on the screen.
      await forgetAnswers(queries, { onScreen: false })
      await navigate(leaveTo, { replace: true })
      toast({ text: t('done', { name }) })
      await forgetAnswers(queries, { onScreen: true })
    },
  })
  return {
    busy: isPending,
    problem: error && words.text(error),
    block: () => {
      if (!isPending) mutate()
    },
    forget: () => {
      if (error) reset()
    },
  }
}
