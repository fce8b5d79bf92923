import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startCluster } from '#server/platform/cluster/start-cluster.ts'
import { ensureDatabase } from '#server/platform/db/db.ts'
import { freePort } from '#server/testing/start/free-port.ts'
import { processorSeconds } from '#tests/times/processor-seconds.ts'
import { answered } from '../answered.ts'
import { residentMemory } from '../resident-memory.ts'

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
    await answered(`http://127.0.0.1:${port}/ready`, () => child.exitCode !== null)
    const pid = child.pid!
    return { seconds: processorSeconds(pid), megabytes: (await residentMemory(pid)) / 1_024 }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
