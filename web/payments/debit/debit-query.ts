import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, type ReadApi, unwrap } from '#client/api/api.ts'
import type { AskDebit, DebitState } from '#common/wire/direct-debit.ts'

const pollMs = 2_000

const keyOf = (bundle: string) => ['direct-debit', bundle]

/** Where the member stands with a direct debit for a bundle. Loaded again while a code is on its way. */
export function debitQuery(api: ReadApi, bundle: string) {
  return queryOptions({
    queryKey: keyOf(bundle),
    queryFn: () => unwrap(api['directdebit.php'].$get({ query: { bundle } })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.code?.state === 'sending' ? pollMs : false),
  })
}

/** Takes the mandate back, and shows what is left. */
export async function endMandate(api: Api, queries: QueryClient): Promise<void> {
  await unwrap(api['directdebit.php'].$delete())
  await queries.invalidateQueries({ queryKey: ['direct-debit'] })
}

/** Has a code sent. */
export async function askForCode(api: Api, queries: QueryClient, ask: AskDebit): Promise<DebitState> {
  const state = await unwrap(api['directdebit.php'].$post({ json: ask }))
  queries.setQueryData(keyOf(ask.bundle), state)
  return state
}
