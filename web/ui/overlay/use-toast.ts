import { createContext, type ReactNode, use } from 'react'

export type Toast = {
  text: string
  icon?: ReactNode | undefined
  action?: { label: string; onAction: () => void } | undefined
  /** Stays until it is dismissed or its action is taken. */
  lasting?: boolean | undefined
}

export const ToastContext = createContext<((toast: Toast) => void) | null>(null)

export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a Toaster above it')
  return show
}
