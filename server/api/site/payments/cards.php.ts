import { okSchema } from '#common/wire/basics.ts'
import { cardsResponseSchema, removeCardSchema } from '#common/wire/cards.ts'
import { ownCards } from '#server/payments/cards/own-cards.ts'
import { removeCard } from '#server/payments/cards/remove-card.ts'
import { presentCard } from '#server/payments/present.ts'
import { endpoint } from '#server/site/endpoint.ts'

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
