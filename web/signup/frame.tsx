import { createContext, use } from 'react'
import type { Elements } from '#ui/elements.ts'
import { AuthLayout } from '../members/sign-in/auth-layout.tsx'

/** Set inside the dialog: the signup then brings no page of its own, and can be closed. */
export const DialogContext = createContext<{ close: Elements } | null>(null)

/** What surrounds a question: the brand's page, or the dialog that the signup was opened in. */
export function SignupFrame({ bar, children }: { bar: Elements; children: Elements }) {
  const dialog = use(DialogContext)
  if (!dialog) return <AuthLayout bar={bar}>{children}</AuthLayout>
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="flex min-h-16 items-start gap-1 px-[var(--gutter)] pt-[max(0.5rem,env(safe-area-inset-top))]">
        {bar}
        {dialog.close}
      </div>
      <div className="flex flex-1 flex-col px-[var(--gutter)] pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-10">
        {children}
      </div>
    </div>
  )
}
