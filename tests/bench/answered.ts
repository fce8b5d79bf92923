const patienceMs = 600_000

/** Waits until an address is answered well. Throws where the program that serves it is over before, or takes ten minutes. */
export async function answered(url: string, isOver: () => boolean): Promise<void> {
  const until = Date.now() + patienceMs
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    if (isOver() || Date.now() > until) throw new Error('it ended, or took too long')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
