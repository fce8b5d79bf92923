import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { PassStepsForm, SignupState } from '#common/wire/signup.ts'
import { signupQuery } from './signup-query.ts'

/** Saves a step of the signup. Answers where it stands then, or null; the error stays until the next try. */
export function usePassStep() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: async (form: PassStepsForm): Promise<SignupState> => {
      const state = await unwrap(api['complete-signup.php'].$put({ json: form }))
      // At the end the server forgets for whom one joined; the last screen still leads there.
      return (
        queries.setQueryData(signupQuery(api).queryKey, (before) => ({
          ...state,
          target: state.target ?? before?.target ?? null,
        })) ?? state
      )
    },
  })
  return {
    pass: (form: PassStepsForm) => mutateAsync(form).catch(() => null),
    busy: isPending,
    error: error && asApiError(error),
    clear: () => {
      if (error) reset()
    },
  }
}
