import { startCluster } from '../platform/cluster/start-cluster.ts'
import { type Config, ConfigError } from '../platform/config.ts'
import { ensureDatabase, probeDatabase } from '../platform/db/db.ts'

type Reach = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * The address of the configured database: the external one once it answers, or the embedded one, started or joined.
 * What must be given up in the end is added to `closing`. Throws ConfigError when the external one cannot be reached.
 */
export async function reachDatabase(
  config: Reach,
  print: (line: string) => void,
  closing: (() => Promise<void> | void)[],
): Promise<string> {
  if (config.databaseUrl) {
    await probeDatabase(config.databaseUrl).catch((error: { code?: string }) => {
      throw new ConfigError(
        `The database of the setting DATABASE_URL cannot be reached (${error.code ?? 'no answer'}).`,
      )
    })
    return config.databaseUrl
  }
  const cluster = await startCluster({ dataDir: config.dataDir, log: print })
  closing.push(cluster.stop)
  await ensureDatabase(cluster.url('postgres'), 'serenade')
  return cluster.url('serenade')
}
