export const eventStreams = {
  type: 'gauge',
  name: 'serenade_event_streams',
  help: 'Live event streams that are open',
  labels: [],
} as const

export const eventsDelivered = {
  type: 'counter',
  name: 'serenade_events_delivered_total',
  help: 'Live events written to a stream, once for each screen',
  labels: [],
} as const
