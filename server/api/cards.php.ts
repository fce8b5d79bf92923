import { cardsResponseSchema, removeCardSchema } from '#common/cards.ts'
import { okSchema } from '#common/wire.ts'
import { ownCards } from '../payments/cards/own-cards.ts'
import { removeCard } from '../payments/cards/remove-card.ts'
import { presentCard } from '../payments/present.ts'
import { endpoint } from '../site/endpoint.ts'

export const getCards = endpoint(
  {
    method: 'get',
    path: '/api/cards.php',
    summary: 'The cards that payment providers keep for the member',
    access: 'member',
    beforeAge: true,
    limit: { calls: 600, seconds: 60 },
    response: cardsResponseSchema,
  },
  async (ctx) => ({ cards: (await ownCards(ctx)).map(presentCard) }),
)

export const deleteCard = endpoint(
  {
    method: 'delete',
    path: '/api/cards.php',
    summary: 'Removes a kept card, here and at its provider',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: removeCardSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await removeCard(ctx, body.id)
    return { ok: true as const }
  },
)
