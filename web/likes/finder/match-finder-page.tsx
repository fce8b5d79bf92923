import { useQuery } from '@tanstack/react-query'
import { Link, type MetaFunction, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { type FinderQuestion, finderQuestions, finderSteps } from '#common/profiles/finder-questions.ts'
import type { FinderAnswers } from '#common/wire/match-finder.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { StepProgress } from '#ui/form/step-progress.tsx'
import { Icon } from '#ui/icon.tsx'
import { chevronRight } from '#ui/icons.ts'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { NoResults } from '#web/brand/drawings/no-results.tsx'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { nextQuestion, readAnswers } from './finder-answers.ts'
import { fitsQuery } from './finder-query.ts'
import { FitList } from './fit-list.tsx'

const load = memberPageLoader(
  ['games', 'likes', 'profiles', 'fields', 'prompts'],
  async ({ api, queries, url }) => {
    const answers = readAnswers(url.searchParams)
    if (!nextQuestion(answers)) await queries.ensureQueryData(fitsQuery(api, answers))
  },
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Four questions, then who fits best. The answers stand in the address, so that back leads to the question before. */
export default function MatchFinderPage() {
  const t = useTranslations('games.finder')
  const [params] = useSearchParams()
  const answers = readAnswers(params)
  const question = nextQuestion(answers)
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 className={question && 'mx-auto max-w-dialog'}>{t('title')}</h1>
      {question ? (
        <Question key={question} question={question} params={params} />
      ) : (
        <BestFits answers={answers} />
      )}
    </div>
  )
}

function Question({ question, params }: { question: FinderQuestion; params: URLSearchParams }) {
  const t = useTranslations('games.finder')
  const step = finderSteps.indexOf(question) + 1
  const to = (answer: string) => `?${new URLSearchParams([...params, [question, answer]])}`
  const texts = useTranslations('games.finder.answers')
  const answers = {
    intent: finderQuestions.intent.map((one) => [one, texts(`intent.${one}`)]),
    mood: finderQuestions.mood.map((one) => [one, texts(`mood.${one}`)]),
    near: finderQuestions.near.map((one) => [one, texts(`near.${one}`)]),
    age: finderQuestions.age.map((one) => [one, texts(`age.${one}`)]),
  }[question]
  return (
    <section aria-labelledby="finder-question" className="mx-auto mt-4 max-w-dialog">
      <p className="mb-5 text-muted">{t('intro')}</p>
      <StepProgress
        label={t('step', { step, steps: finderSteps.length })}
        step={step}
        steps={finderSteps.length}
      />
      <h2 id="finder-question" className="mt-5 mb-3 text-24">
        {t(`questions.${question}`)}
      </h2>
      <ul className="grid gap-2.5">
        {answers.map(([answer = '', text]) => (
          <li key={answer}>
            <Link
              to={to(answer)}
              preventScrollReset
              className="flex min-h-15 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-bold text-text no-underline hover:border-control"
            >
              <span className="min-w-0 flex-1">{text}</span>
              <Icon icon={chevronRight} size={20} className="flex-none text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function BestFits({ answers }: { answers: FinderAnswers }) {
  const t = useTranslations('games.finder')
  const { api } = usePageData()
  const { data: fits = [] } = useQuery(fitsQuery(api, answers))
  if (fits.length === 0)
    return (
      <EmptyState
        drawing={<NoResults />}
        title={t('empty')}
        text={t('empty_text')}
        action={<ButtonLink to="/match-finder">{t('again')}</ButtonLink>}
      />
    )
  return (
    <>
      <p className="mt-1 mb-4 text-muted">
        {t('result')} <TextLink to="/match-finder">{t('again')}</TextLink>
      </p>
      <FitList label={t('fits')} fits={fits} />
    </>
  )
}
