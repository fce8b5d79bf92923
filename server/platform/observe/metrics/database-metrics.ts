export const statementSeconds = {
  type: 'histogram',
  name: 'serenade_database_statement_seconds',
  help: 'How long a statement took, from handing it to the connection to its answer',
  labels: ['kind', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
} as const

export const slowStatements = {
  type: 'counter',
  name: 'serenade_database_slow_statements_total',
  help: 'Statements that took longer than SLOW_QUERY_MS',
  labels: [],
} as const

export const poolConnections = {
  type: 'gauge',
  name: 'serenade_database_connections',
  help: 'Connections of the pool: open, idle, and callers waiting for one',
  labels: ['state'],
} as const

export const readyGauge = {
  type: 'gauge',
  across: 'min',
  name: 'serenade_ready',
  help: 'Whether requests that need the database can be answered: what /ready says, as 1 or 0',
  labels: [],
} as const
