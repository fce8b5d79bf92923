/** What Node starts: a process or thread each. `server/platform/program-files.ts` finds what is built of them. */
export const programs = [
  'server/programs/main.ts',
  'server/programs/worker.ts',
  'server/programs/audit.ts',
  'server/programs/review.ts',
  'server/programs/refund.ts',
  'server/programs/debits.ts',
  'server/programs/picture-process.ts',
  'demo/growing-process.ts',
  'demo/portraits/paint-thread.ts',
  'load/main.ts',
]
