/** All that a line may carry. None of it is anything that a person wrote or is known by. */
export const allowed = [
  'request_id',
  'site',
  'method',
  'route',
  'status',
  'ms',
  'statements',
  'statement',
  'code',
  'error',
  'sqlstate',
  'constraint',
  'reason',
  'stack',
  'job',
  'queue',
  'provider',
  'check',
  'count',
] as const

export type LogFields = Partial<Record<(typeof allowed)[number], string | number | undefined>>
