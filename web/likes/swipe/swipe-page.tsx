import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { IconButton, IconLink } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { heart, info, undo2 as undoIcon, x } from '#ui/icons.ts'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import { NoResults } from '#web/brand/drawings/no-results.tsx'
import { FictionalNote } from '#web/profiles/card/fictional.tsx'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { LikesLeft, Wait } from './swipe-day.tsx'
import { SwipeDeck } from './swipe-deck.tsx'
import { swipeQuery } from './swipe-query.ts'
import { useDeck } from './use-deck.ts'
import { useSwipe } from './use-swipe.ts'

const load = memberPageLoader(['games', 'likes', 'profiles', 'fields'], ({ api, queries }) =>
  queries.fetchQuery({ ...swipeQuery(api), staleTime: 0 }),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The swipe game: four likes a day. */
export default function SwipePage() {
  const t = useTranslations('games.swipe')
  const swipe = useSwipe()
  const { stack, loading } = swipe
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-4 lg:grid-cols-12 lg:items-center lg:gap-x-8 lg:py-8">
      <PageTitle title={t('title')} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:col-span-3 lg:block xl:col-span-4">
        <h1>{t('title')}</h1>
        <p className="mt-3 mb-5 text-muted max-lg:hidden">{t('intro')}</p>
        <LikesLeft left={stack.likes_left} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:col-span-6 xl:col-span-4">
        {stack.members.length > 0 ? (
          <Game swipe={swipe} />
        ) : loading ? (
          <div className="swipe-deck mx-auto">
            <Skeleton shape="card" />
          </div>
        ) : swipe.ended ? (
          <StackEnd swipe={swipe} />
        ) : (
          <Button className="justify-self-center" onClick={swipe.reload}>
            {t('more')}
          </Button>
        )}
      </div>
      <Keys />
    </div>
  )
}

type GameProps = { swipe: ReturnType<typeof useSwipe> }

function Game({ swipe }: GameProps) {
  const t = useTranslations('games.swipe')
  const deck = useDeck(swipe)
  const { stack } = swipe
  const [top] = stack.members
  const used = stack.likes_left === 0
  if (!top) return null
  const { name } = top
  return (
    <section aria-label={t('stack')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SwipeDeck members={stack.members} gone={deck.gone} onDrop={deck.decide} onGone={deck.onGone} />
      <p role="status" className="sr-only">
        {t('now', { name, age: top.age })}
      </p>
      <div className="mt-2 flex items-center justify-center gap-4">
        <IconButton
          variant="line"
          size="lg"
          label={stack.passed ? t('undo', { name: stack.passed.name }) : t('undo_none')}
          icon={<Icon icon={undoIcon} size={20} />}
          disabled={!stack.passed}
          onClick={swipe.undo}
        />
        <IconButton
          variant="line"
          label={t('pass_name', { name })}
          icon={<Icon icon={x} size={28} />}
          className="size-16!"
          onClick={() => deck.decide('pass')}
        />
        <IconButton
          variant="primary"
          label={t('like_name', { name })}
          icon={<Icon icon={heart} size={28} className="fill-current" />}
          className="size-16!"
          disabled={used}
          onClick={() => deck.decide('like')}
        />
        <IconLink
          variant="line"
          size="lg"
          to={`/members/${top.id}`}
          label={t('profile', { name })}
          icon={<Icon icon={info} size={20} />}
        />
      </div>
      <Wait day={stack} clockOffset={swipe.clockOffset} onEnd={swipe.reload} />
      {!used && <p className="text-center text-14 text-balance text-muted lg:hidden">{t('intro')}</p>}
      {top.is_fictional && <FictionalNote />}
    </section>
  )
}

/** Everybody was seen. */
function StackEnd({ swipe }: GameProps) {
  const t = useTranslations('games.swipe')
  const again = swipe.stack.any_passed
  return (
    <EmptyState
      drawing={<NoResults />}
      title={t('empty')}
      text={t(again ? 'empty_again' : 'empty_text')}
      action={
        <>
          {again && <Button onClick={swipe.beginAnew}>{t('again')}</Button>}
          <ButtonLink to="/members" variant={again ? 'outline' : 'primary'}>
            {t('search')}
          </ButtonLink>
        </>
      }
    />
  )
}

function Keys() {
  const t = useTranslations('games.swipe')
  const keys = [
    ['→', t('key_like')],
    ['←', t('key_pass')],
    ['⌫', t('key_undo')],
  ] as const
  return (
    <dl className="grid gap-3 text-14 max-lg:hidden lg:col-span-3 xl:col-span-4">
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-center gap-3">
          <dt className="min-w-12 rounded-[8px] border border-control bg-surface px-3 py-1 text-center font-semibold">
            <kbd className="font-sans">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
