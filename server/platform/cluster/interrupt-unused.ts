import { removeUser } from './cluster-users.ts'
import { locateCluster } from './locate-cluster.ts'
import { interruptPostmaster } from './stop-postmaster.ts'

/**
 * Asks the embedded PostgreSQL of a data folder to end where no live process uses it any more, without waiting: for a
 * process that ends because the one that had started the database was killed.
 */
export function interruptUnused(dataDir: string): void {
  const place = locateCluster(dataDir, () => {})
  if (!removeUser(place.usersFolder)) interruptPostmaster(place.data)
}
