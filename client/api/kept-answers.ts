import { type Query, QueryCache, type QueryClient, QueryObserver } from '@tanstack/react-query'

/**
 * A query cache that keeps what the page on the screen was loaded with. Of these answers no component may watch some, as
 * those of a dialog that is not open yet: left alone, they would be gone after five minutes on the page.
 */
export class PageQueryCache extends QueryCache {
  readonly #loading = new Set<Set<Query>>()
  #release: (() => void)[] = []

  override build: QueryCache['build'] = (client, options, state) => {
    const query = super.build(client, options, state)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache itself stores queries of all types so
    for (const asked of this.#loading) asked.add(query as unknown as Query)
    return query
  }

  /** Runs a page's loader. Returns what keeps all that the loader has asked for, until the next page does the same. */
  async noteAsked(load: () => Promise<unknown>): Promise<(client: QueryClient) => void> {
    const asked = new Set<Query>()
    this.#loading.add(asked)
    try {
      await load()
    } finally {
      this.#loading.delete(asked)
    }
    return (client) => this.#keep(client, [...asked])
  }

  /** Keeps all that there is: what has come with the first page. */
  keepAll(client: QueryClient): void {
    this.#keep(client, this.getAll())
  }

  #keep(client: QueryClient, queries: Query[]): void {
    const before = this.#release
    const there = queries.filter((query) => this.get(query.queryHash) === query)
    this.#release = there.map((query) =>
      new QueryObserver(client, { ...query.options, queryKey: query.queryKey, enabled: false }).subscribe(
        () => {},
      ),
    )
    for (const release of before) release()
  }
}
