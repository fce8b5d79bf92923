import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field, FieldGroup } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Icon } from '#ui/icon.tsx'
import { search } from '#ui/icons.ts'
import { InfiniteList } from '#ui/infinite-list.tsx'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import { gifsQuery } from '../conversations-query.ts'
import { LoadFailed } from '../load-failed.tsx'
import { GifPicture } from './gif-picture.tsx'
import { useGifName } from './use-gif-name.ts'

const typingMs = 300

type GifChoiceProps = { chosen: string | null; onChoose: (gif: string) => void }

/** GIFs for what the member types, page by page; without words those that many like. */
export function GifChoice({ chosen, onChoose }: GifChoiceProps) {
  const t = useTranslations('messageKinds.gif')
  const words = useTranslations('conversations')
  const { api } = usePageData()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(useSettled(typed.trim()))
  const query = useInfiniteQuery({ ...gifsQuery(api, text), placeholderData: keepPreviousData })
  const gifs = [...new Set(query.data?.pages.flatMap((page) => page.gifs))]
  return (
    <>
      <Field label={t('search')} hideLabel className="mb-3">
        <Input
          type="search"
          value={typed}
          maxLength={60}
          placeholder={t('search')}
          start={<Icon icon={search} size={20} />}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      {query.isPending && <Skeleton lines={4} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      <p
        role="status"
        className={gifs.length > 0 || query.isPending ? 'sr-only' : 'py-6 text-center text-muted'}
      >
        {query.isSuccess && gifs.length === 0 && t('none')}
      </p>
      <InfiniteList
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onLoadMore={() => query.fetchNextPage()}
        loadMoreLabel={words('load_more')}
        loadingLabel={words('loading')}
      >
        <FieldGroup legend={t('button')} hideLegend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {gifs.map((gif) => (
              <GifOption key={gif} gif={gif} checked={gif === chosen} onChoose={() => onChoose(gif)} />
            ))}
          </div>
        </FieldGroup>
      </InfiniteList>
    </>
  )
}

type GifOptionProps = { gif: string; checked: boolean; onChoose: () => void }

function GifOption({ gif, checked, onChoose }: GifOptionProps) {
  const nameOf = useGifName()
  return (
    <label
      className={classNames(
        'block cursor-pointer overflow-hidden rounded-input outline-offset-2 transition active:scale-[0.975] has-focus-visible:outline-3',
        checked && 'outline-3 outline-primary-text',
      )}
    >
      <input type="radio" name="gif" checked={checked} onChange={onChoose} className="sr-only" />
      <GifPicture gif={gif} alt={nameOf(gif)} className="block aspect-4/3 h-auto w-full object-cover" />
    </label>
  )
}

/** What was typed, once the member has stopped typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
