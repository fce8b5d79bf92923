import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds the first program with one of these names on the PATH, or at one of these paths. */
export function findProgram(names, elsewhere = []) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(
    isProgram,
  )
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
