export const httpRequests = {
  type: 'counter',
  name: 'serenade_http_requests_total',
  help: 'Requests answered, by route pattern and class of status',
  labels: ['site', 'method', 'route', 'status'],
} as const

export const httpSeconds = {
  type: 'histogram',
  name: 'serenade_http_request_seconds',
  help: 'How long it took until the answer began',
  labels: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
} as const

export const httpInFlight = {
  type: 'gauge',
  name: 'serenade_http_requests_in_flight',
  help: 'Requests whose answer has not started',
  labels: [],
} as const

export const errorAnswers = {
  type: 'counter',
  name: 'serenade_error_answers_total',
  help: 'Errors answered, by code, those of the API calls that pages make included',
  labels: ['code'],
} as const

export const rateLimitRefusals = {
  type: 'counter',
  name: 'serenade_rate_limit_refusals_total',
  help: 'Calls refused because the caller had made too many',
  labels: ['route'],
} as const

export const pageSeconds = {
  type: 'histogram',
  name: 'serenade_page_render_seconds',
  help: 'How long a page took to render, its API calls included',
  labels: ['route'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
} as const

export const cachedResponses = {
  type: 'counter',
  name: 'serenade_pages_from_memory_total',
  help: 'Anonymous pages answered without rendering',
  labels: [],
} as const
