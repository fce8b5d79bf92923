/** Whether this is the address of a bucket, path style, without anything that a signed request could not carry. */
export function isBucketAddress(given: string): boolean {
  const url = URL.parse(given)
  if (!url || !/^https?:\/\//.test(given)) return false
  return /^\/[^/]/.test(url.pathname) && url.href === url.origin + url.pathname
}

/** Whether this is the address of a Valkey or Redis server: its path is the number of a database, or nothing. */
export function isValkeyAddress(given: string): boolean {
  const url = URL.parse(given)
  if (!url?.hostname || !/^(redis|valkey)s?:\/\//.test(given)) return false
  return /^\/?\d*$/.test(url.pathname) && isEncoded(url.username) && isEncoded(url.password)
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Whether this is the address of a mail server, with who signs in there or nobody. */
export function isSmtpAddress(given: string): boolean {
  const url = URL.parse(given)
  if (!url?.hostname || !/^smtps?:\/\//.test(given)) return false
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash) return false
  return Boolean(url.username) === Boolean(url.password) && isEncoded(url.username) && isEncoded(url.password)
}
