import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'

type LinkStepProps = {
  title: string
  text: ReactNode
  button: string
  /** What the link is for. Only a person's tap does it: whoever looks at a mail's links for viruses must not. */
  onAct: () => Promise<unknown>
}

/** Where a mailed link leads: what will happen, and the button that does it. */
export function LinkStep({ title, text, button, onAct }: LinkStepProps) {
  const words = useErrorText()
  const { mutate: act, isPending, isSuccess, error } = useMutation({ mutationFn: () => onAct() })
  return (
    <div className="grid gap-6">
      <div>
        <h1>{title}</h1>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {error && (
        <Banner tone="danger" urgent>
          {words.text(error)}
        </Banner>
      )}
      <Button size="lg" block loading={isPending || isSuccess} onClick={() => act()}>
        {button}
      </Button>
    </div>
  )
}
