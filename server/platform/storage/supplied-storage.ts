import type { Storage } from './storage.ts'

/** Stores the file of a key where it is one that can be made; says whether it was. */
export type SupplyFile = (key: string, storage: Storage) => Promise<boolean>

/** The same storage, in which a file that is not there yet is made when it is first read, where `supply` can make it. */
export function withSupply(storage: Storage, supply: SupplyFile): Storage {
  return {
    ...storage,
    read: async (key) =>
      (await storage.read(key)) ?? ((await supply(key, storage)) ? storage.read(key) : null),
  }
}
