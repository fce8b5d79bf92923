import { type ReactNode, useState } from 'react'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { Button } from '../ui/button/button.tsx'
import { Banner } from '../ui/notice/banner.tsx'

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
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  async function act() {
    setBusy(true)
    setError(null)
    try {
      await onAct()
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-6">
      <div>
        <h1>{title}</h1>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {error !== null && (
        <Banner tone="danger" urgent>
          {words.text(error)}
        </Banner>
      )}
      <Button size="lg" block loading={busy} onClick={() => void act()}>
        {button}
      </Button>
    </div>
  )
}
