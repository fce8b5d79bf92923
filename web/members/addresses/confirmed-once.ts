import { readDeviceText, writeDeviceText } from '#client/page/device-text.ts'

/** Milliseconds after which every tab of the device reads what another one has written. */
const writtenAfter = 5_000

/**
 * Whether this tab is the one that says that the address is confirmed: true the first time on a device. Tabs that ask in
 * the same moment may not read yet what one of them has written, so the first holds a lock until they do.
 */
export async function sayConfirmedOnce(memberId: string): Promise<boolean> {
  const key = `confirmed.${memberId}`
  if (!navigator.locks) return writtenFirst(key)
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(key, { ifAvailable: true }, async (lock) => {
        const first = lock !== null && writtenFirst(key)
        resolve(first)
        if (first) await new Promise((done) => setTimeout(done, writtenAfter))
      })
      .catch(reject)
  })
}

function writtenFirst(key: string): boolean {
  if (readDeviceText(key)) return false
  writeDeviceText(key, 'said')
  return true
}
