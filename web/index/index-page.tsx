import { useTranslations } from 'use-intl'
import { pageLoader } from '../platform/page-loader.ts'

const load = pageLoader(['index'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'lander', light: true }

export default function IndexPage() {
  const t = useTranslations('index')
  return <h1>{t('promise')}</h1>
}
