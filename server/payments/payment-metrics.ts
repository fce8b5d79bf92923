import { orderStates } from '#common/wire/payments.ts'

export const orderStateChanges = {
  type: 'counter',
  name: 'serenade_orders_total',
  help: 'Orders that came into a state',
  labels: ['state'],
  start: orderStates.map((state) => ({ state })),
} as const

export const paidMinorUnits = {
  type: 'counter',
  name: 'serenade_payments_completed_minor_units_total',
  help: 'Money received, costs included, in the smallest unit of its currency',
  labels: ['currency'],
} as const

export const returnedMinorUnits = {
  type: 'counter',
  name: 'serenade_payments_returned_minor_units_total',
  help: 'Money refunded or charged back, costs included, in the smallest unit of its currency',
  labels: ['currency'],
} as const

export const receivedProviderEvents = {
  type: 'counter',
  name: 'serenade_payment_notices_total',
  help: 'Notifications of payment providers, by what became of them',
  labels: ['outcome'],
  start: [
    { outcome: 'applied' },
    { outcome: 'ignored' },
    { outcome: 'repeated' },
    { outcome: 'quarantined' },
    { outcome: 'unsigned' },
  ],
} as const
