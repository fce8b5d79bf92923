import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startCluster } from '#server/platform/cluster/start-cluster.ts'
import { ensureDatabase } from '#server/platform/db/db.ts'
import { freePort } from '#server/testing/free-port.ts'
import { processorTime } from '../processor-time.ts'
import { residentMemory } from '../resident-memory.ts'

const patienceMs = 120_000

/**
 * What a serving process has used of processor time, in seconds, and holds of memory, in megabytes, once it says that it is
 * ready: `program` of the project in `folder`, on a database of its own that an earlier start of it has migrated.
 */
export async function readyCosts(
  folder: string,
  program: string,
): Promise<{ seconds: number; megabytes: number }> {
  const dataDir = join(folder, 'ready-data')
  const cluster = await startCluster({ dataDir, log: () => {} })
  try {
    await ensureDatabase(cluster.url('postgres'), 'serenade')
    await costsOf(folder, program, cluster.url('serenade'))
    return await costsOf(folder, program, cluster.url('serenade'))
  } finally {
    await cluster.stop()
  }
}

async function costsOf(folder: string, program: string, databaseUrl: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--max-semi-space-size=8', program], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PROCESSES: '1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'ready-data'),
      DEMO: 'false',
      PAYMENTS_TRIAL: 'true',
    },
  })
  const ended = once(child, 'exit')
  try {
    await ready(`http://127.0.0.1:${port}/ready`)
    const pid = child.pid!
    return { seconds: (await processorTime(pid)) / 1_000, megabytes: (await residentMemory(pid)) / 1_024 }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function ready(url: string): Promise<void> {
  const until = Date.now() + patienceMs
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > until) throw new Error('the program took too long to be ready')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
