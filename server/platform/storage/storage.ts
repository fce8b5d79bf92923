import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'

/** `open` holds a file or a connection until the stream is read or cancelled; who needs the size only leaves it. */
export type StoredFile = { size: number; open: () => ReadableStream<Uint8Array> }

/** Where files live. Keys are made by the program, never by a member. What is out of reach throws a StorageError. */
export type Storage = {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** The file, or null when there is none. */
  read: (key: string) => Promise<StoredFile | null>
  remove: (key: string) => Promise<void>
  /** The keys of all that lies below a folder, in no order. */
  list: (folder: string) => Promise<string[]>
}

/** Files below one folder. A write is a rename of a finished file, so that no reader sees half of one. */
export function createFolderStorage(folder: string): Storage {
  const place = (key: string) => {
    checkKey(key)
    return join(folder, key)
  }
  return {
    async write(key, bytes) {
      const path = place(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${process.pid}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    async read(key) {
      const path = place(key)
      const info = await stat(path).catch(() => null)
      if (!info?.isFile()) return null
      return {
        size: info.size,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file's bytes; Node's type leaves open of what
        open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
      }
    },
    async remove(key) {
      await rm(place(key), { force: true })
    },
    async list(below) {
      const found = await readdir(place(below), { recursive: true, withFileTypes: true }).catch(noFolder)
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    },
  }
}

function noFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Refuses a key that could lead out of its folder or bucket: names between single slashes, none of them dots alone. */
export function checkKey(key: string): void {
  const names = key.split('/')
  if (names.some((name) => /^\.{0,2}$/.test(name)) || key.includes('\\'))
    throw new Error('a storage key left its folder')
}

/** The storage did not answer or refused. The message holds our own words and codes only, so that it may be logged. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
