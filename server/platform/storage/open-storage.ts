import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createS3Storage } from './s3-storage.ts'
import { createFolderStorage, type Storage } from './storage.ts'

/** The bucket that the settings name, or the folder in DATA_DIR. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  return s3 ? createS3Storage(s3) : createFolderStorage(join(dataDir, 'files'))
}
