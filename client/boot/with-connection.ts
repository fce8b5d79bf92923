/**
 * Loads what a page needs later: without a connection as soon as there is one. An error would take away the page around
 * it, and with it what is written there.
 */
export function withConnection<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async (error: unknown) => {
    if (typeof window === 'undefined' || navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return withConnection(load)
  })
}
