export const jobSeconds = {
  type: 'histogram',
  name: 'serenade_job_seconds',
  help: 'How long a job took, by queue and by whether it was done or failed',
  labels: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
} as const

export const jobsWaiting = {
  type: 'gauge',
  across: 'max',
  name: 'serenade_jobs_waiting',
  help: 'Jobs whose time has come and that nobody has taken up yet, the same from every process',
  labels: ['queue'],
} as const

export const oldestJobSeconds = {
  type: 'gauge',
  across: 'max',
  name: 'serenade_jobs_oldest_waiting_seconds',
  help: 'How long the oldest waiting job has been due, the same from every process',
  labels: ['queue'],
} as const
