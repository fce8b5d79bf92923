import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster, isPostmasterOf, readPostmasterFile } from './find-postmaster.ts'
import { hasData, initialiseData } from './initialise-data.ts'
import { type LaunchOptions, launchPostmaster, type Postmaster } from './launch-postmaster.ts'
import type { ClusterPlace } from './locate-cluster.ts'
import { waitUntilReady } from './wait-until-ready.ts'

export interface Running extends Postmaster {
  adopted: boolean
}

/** Adopts the postmaster that serves the data, or makes the data if needed and starts one. Call it locked. */
export async function ensureRunning(place: ClusterPlace, options: LaunchOptions): Promise<Running> {
  const pid = hasData(place) ? await findPostmaster(place.data) : undefined
  if (pid) {
    const port = await adopt(place, pid, options.log)
    if (port) return { pid, port, adopted: true }
    return ensureRunning(place, options)
  }
  if (!hasData(place)) await initialiseData(place, options.settings.fsync !== 'off')
  return { ...(await launchPostmaster(place, options)), adopted: false }
}

/** The port of a postmaster found running, or undefined when it ended instead. */
async function adopt(
  place: ClusterPlace,
  pid: number,
  log: (line: string) => void,
): Promise<number | undefined> {
  try {
    return await waitUntilReady(place, pid, log)
  } catch (error) {
    while (readPostmasterFile(place.data)?.status === 'stopping' && isPostmasterOf(pid, place.data))
      await sleep(50)
    if (isPostmasterOf(pid, place.data)) throw error
    return undefined
  }
}
