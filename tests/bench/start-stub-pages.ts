import { freePort } from '#server/testing/start/free-port.ts'
import { startChild } from './start-child.ts'

/** The built pages on answers from memory, in a process of their own: what rendering alone can do. */
export async function startStubPages(
  appUrl: string,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const { pid, stop } = await startChild('./baselines/stub-pages.ts', { port, appUrl })
  return { url: `http://127.0.0.1:${port}`, pid, stop }
}
