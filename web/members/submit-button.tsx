import type { ReactNode } from 'react'
import { useAlive } from '../platform/use-alive.ts'
import { Button } from '../ui/button.tsx'

/**
 * Sends nothing before the page has come to life: the browser's own way would load the page anew and lose what was
 * typed. It looks ready all the same, as it is within a blink.
 */
export function SubmitButton({ busy, children }: { busy: boolean | undefined; children: ReactNode }) {
  return (
    <Button
      type="submit"
      size="lg"
      block
      loading={busy}
      disabled={!useAlive()}
      className="disabled:bg-primary disabled:text-on-primary"
    >
      {children}
    </Button>
  )
}
