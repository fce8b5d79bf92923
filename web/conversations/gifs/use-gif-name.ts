import { useTranslations } from 'use-intl'
import { motifOf } from '#common/conversations/gifs.ts'

/** What a GIF shows, as far as the site knows: the first of the words by which it is found. */
export function useGifName(): (gif: string) => string {
  const t = useTranslations('messageKinds')
  return (gif) => {
    const motif = motifOf(gif)
    const [name = ''] = motif ? t(`gif.names.${motif}`).split(',') : []
    return name ? `${t('preview.gif')}: ${name}` : t('preview.gif')
  }
}
