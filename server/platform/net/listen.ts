import type { Server } from 'node:http'
import { ConfigError } from '../config.ts'

export type Place = { port: number; host: string; portSetting: string; hostSetting: string }

/** Listens, and returns the port it got. Throws a ConfigError that names the setting to change. */
export function listen(server: Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: { code?: string }) => {
      const sentence = sentences[error.code ?? '']?.(place)
      reject(sentence ? new ConfigError(sentence) : error)
    })
    server.listen(place.port, place.host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : place.port)
    })
  })
}

const sentences: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, portSetting }) =>
    `The port ${port} (setting ${portSetting}) is in use by another program.`,
  EACCES: ({ port, portSetting }) =>
    `The port ${port} (setting ${portSetting}) is not open to this user: choose one above 1023.`,
  EADDRNOTAVAIL: ({ host, hostSetting }) =>
    `The address ${host} (setting ${hostSetting}) is none of this machine's.`,
  ENOTFOUND: ({ host, hostSetting }) => `The name ${host} (setting ${hostSetting}) is not known.`,
}
