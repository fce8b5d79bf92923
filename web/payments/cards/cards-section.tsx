import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { creditCard } from '#ui/icons.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { cardsQuery } from './cards-query.ts'
import { useCardName } from './use-card-name.ts'

/** The cards that are kept for the next payment, each with the way to remove it. */
export function CardsSection() {
  const t = useTranslations('cards')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const nameOf = useCardName()
  const { data: cards } = useSuspenseQuery(cardsQuery(api))

  async function remove(id: string) {
    try {
      await unwrap(api['cards.php'].$delete({ json: { id } }))
      toast({ text: t('removed') })
    } catch (error) {
      toast({ text: words.text(error) })
    }
    await queries.invalidateQueries({ queryKey: cardsQuery(api).queryKey })
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-14 text-muted">{cards.length > 0 ? t('text') : t('none')}</p>
      {cards.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {cards.map((card) => (
            <li key={card.id} className="flex items-center gap-3 py-3 last:pb-0">
              <Icon icon={creditCard} size={22} className="flex-none text-muted" />
              <div className="grid min-w-0 flex-1 gap-0.5">
                <p className="font-bold">{nameOf(card)}</p>
                {card.expires && (
                  <p className="text-14 text-muted">{t('expires', { month: monthOf(card.expires) })}</p>
                )}
              </div>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('remove_one', { name: nameOf(card) })}
                onClick={() => void remove(card.id)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** As it is printed on the card. */
function monthOf(expires: string): string {
  const [year = '', month = ''] = expires.split('-')
  return `${month}/${year.slice(2)}`
}
