import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'

export function SubmitButton({ busy, children }: { busy: boolean | undefined; children: ReactNode }) {
  return (
    <Button type="submit" size="lg" block loading={busy}>
      {children}
    </Button>
  )
}
