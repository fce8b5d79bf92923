import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Blocked } from '#common/wire/safety.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { useDay } from '#web/members/settings/use-day.ts'
import { forgetAnswers } from '#web/site/api/forget-answers.ts'
import { blocksQuery } from './blocks-query.ts'

/** Whom the member blocked, each with the way to end it. */
export function BlocksSection() {
  const t = useTranslations('safety.blocks')
  const { api } = usePageData()
  const found = useSuspenseInfiniteQuery(blocksQuery(api))
  const blocks = found.data.pages.flatMap((page) => page.blocks)
  const list = useRef<HTMLDivElement>(null)
  const { busy, unblock } = useUnblock(() => list.current?.focus())
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div ref={list} tabIndex={-1} className="focus-visible:outline-none">
        <p className="text-14 text-muted">{blocks.length > 0 ? t('intro') : t('empty')}</p>
        {blocks.length > 0 && (
          <ul className="mt-1 divide-y divide-line">
            {blocks.map((one) => (
              <BlockRow key={one.id} block={one} busy={busy === one.id} onEnd={() => unblock(one)} />
            ))}
          </ul>
        )}
      </div>
      {found.hasNextPage && (
        <Button
          variant="ghost"
          className="justify-self-start"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Card>
  )
}

type BlockRowProps = { block: Blocked; busy: boolean; onEnd: () => void }

function BlockRow({ block, busy, onEnd }: BlockRowProps) {
  const t = useTranslations('safety.blocks')
  const day = useDay()
  const name = block.name ?? t('gone')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="text-14 text-muted">{t('since', { date: day(block.blocked_at) })}</p>
      </div>
      <Button
        size="sm"
        variant="outline"
        loading={busy}
        aria-label={`${t('unblock')}: ${name}`}
        onClick={onEnd}
      >
        {t('unblock')}
      </Button>
    </li>
  )
}

function useUnblock(onDone: () => void) {
  const t = useTranslations('safety.blocks')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id, name }: Blocked) => {
      await unwrap(api['block.php'].$delete({ json: { id } }))
      await forgetAnswers(queries, { onScreen: true })
      toast({ text: t('done', { name: name ?? t('gone') }) })
      onDone()
    },
    onError: (error) => toast({ text: words.text(error) }),
  })
  return {
    busy: isPending ? variables.id : null,
    unblock: (one: Blocked) => {
      if (!isPending) mutate(one)
    },
  }
}
