import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { setVerification } from '../photo-review-query.ts'

/** Asks for a pose. */
export function StartButton({ label }: { label: string }) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const words = useErrorText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unwrap(api['verification.php'].$post()),
    onSuccess: ({ verification }) => setVerification(queries, api, verification),
  })
  const wrong = error && ((error instanceof ApiError && words.field(error.fields.photo)) || words.text(error))
  return (
    <>
      {wrong && (
        <Banner tone="danger" urgent>
          {wrong}
        </Banner>
      )}
      <Button size="lg" loading={isPending} onClick={() => mutate()}>
        {label}
      </Button>
    </>
  )
}
