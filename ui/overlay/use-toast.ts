import { createContext, use } from 'react'
import type { Elements } from '../elements.ts'

export type Toast = {
  text: string
  icon?: Elements
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
