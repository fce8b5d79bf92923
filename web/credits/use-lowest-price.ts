import { useQuery } from '@tanstack/react-query'
import { usePageData } from '#client/api/page-data.tsx'
import { bundlesQuery } from './credits-query.ts'
import { useMoney } from './use-money.ts'

/** What premium costs at least: the price of the cheapest bundle. Undefined where the prices are not loaded, or not `wanted`. */
export function useLowestPrice(wanted = true): string | undefined {
  const { api } = usePageData()
  const money = useMoney()
  const bundles = useQuery({ ...bundlesQuery(api), enabled: wanted }).data?.bundles ?? []
  const [cheapest] = bundles.toSorted((a, b) => a.price.amount - b.price.amount)
  return cheapest && money(cheapest.price)
}
