import { confirmAddress } from '#server/testing/members/confirm-address.ts'
import { signUpWith } from '#server/testing/members/sign-up-with.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { httpBrowser } from './http-browser.ts'

type Running = { port: number; databaseUrl: () => string }
export type Joined = Awaited<ReturnType<typeof signUpWith>>

/** Members of a running program, signed up and signed in over HTTP, their addresses confirmed. */
export async function joinMembers(running: Running, count: number): Promise<Joined[]> {
  const confirm = (memberId: string) => confirmAddress(running.databaseUrl(), memberId)
  const joined: Joined[] = []
  for (let member = 0; member < count; member += 1)
    joined.push(await signUpWith(() => httpBrowser(running.port), confirm, {}))
  return joined
}

/** Buys the largest bundle until the member holds at least that many credits; answers how many they are. */
export async function buyCredits({ browser }: Joined, wanted: number): Promise<number> {
  for (;;) {
    const { credits } = (await browser.get('/api/user.php')).body.user
    if (credits >= wanted) return credits
    const { bundles } = (await browser.get('/api/bundles.php')).body
    const { sandboxId } = await orderBundle(browser, bundles.length - 1)
    const { status } = await decide(browser, sandboxId, 'approve')
    if (status !== 200) throw new Error(`the sandbox answered ${status}`)
  }
}
