import { readDeviceText, writeDeviceText } from '#web/platform/page/device-text.ts'

/** Whether this tab is the one that says that the address is confirmed: true the first time on a device. */
export function sayConfirmedOnce(memberId: string): boolean {
  const key = `confirmed.${memberId}`
  if (readDeviceText(key)) return false
  writeDeviceText(key, 'said')
  return true
}
