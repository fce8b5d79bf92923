import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { bundlesKey, waitingKey } from '#web/credits/credits-query.ts'

/** Ends the payment, so that another can begin. */
export function useCancelPayment(id: string) {
  const { api } = usePageData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api['order.php'].$delete({ json: { id } })),
    onSettled: () =>
      Promise.all(
        [waitingKey, bundlesKey, ['orders'], ['order', id]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
