import { aptInstall, canAptInstall } from '../run/apt-install.mjs'
import { findProgram, isProgram } from '../run/find-program.mjs'
import { during } from '../run/progress.mjs'

const NAMES = ['valkey-server', 'redis-server']

/**
 * The path of a Valkey or Redis server for the tests of shared rate limits; as root on Debian it is installed when
 * there is none. The tests start one of their own: a service that the package brings is not used.
 */
export async function valkey() {
  const found = findValkey()
  if (found) return found
  const { VALKEY_SERVER_PATH } = process.env
  if (VALKEY_SERVER_PATH) throw new Error(`VALKEY_SERVER_PATH names no program: ${VALKEY_SERVER_PATH}`)
  if (canAptInstall()) {
    await during('Installing Valkey or Redis', () => aptInstall(...NAMES))
    const installed = findValkey()
    if (installed) return installed
  }
  throw new Error(
    'The tests of shared rate limits need Valkey or Redis. Install one (on Debian: apt-get install valkey-server or redis-server), or set VALKEY_SERVER_PATH to it.',
  )
}

function findValkey() {
  const { VALKEY_SERVER_PATH } = process.env
  if (VALKEY_SERVER_PATH) return isProgram(VALKEY_SERVER_PATH) ? VALKEY_SERVER_PATH : undefined
  return findProgram(NAMES)
}
