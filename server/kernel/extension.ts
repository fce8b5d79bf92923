import type { Listeners } from '../platform/domain-events.ts'
import type { SupplyFile } from '../platform/storage/supplied-storage.ts'
import type { Job } from './job.ts'

/** What a part outside the product, such as the demo, adds to it. */
export type Extension = {
  /** Its own jobs. */
  jobs: readonly Job[]
  /** Which of them the product's events start. */
  listeners: Listeners
  /** Makes files of its own that are read before they are stored. */
  supplyFile?: SupplyFile
}
