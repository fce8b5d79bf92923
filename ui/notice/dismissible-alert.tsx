import { AlertBox, type AlertBoxProps } from './alert-box.tsx'
import { useDismissed } from './use-dismissed.ts'

type DismissibleAlertProps = AlertBoxProps & {
  /** Under this name the device remembers that it was dismissed; another name shows it anew. */
  name: string
}

/** Shown until it is dismissed, and never again on this device. */
export function DismissibleAlert({ name, onDismiss, ...rest }: DismissibleAlertProps) {
  const [dismissed, dismiss] = useDismissed(name)
  if (dismissed) return null
  return (
    <AlertBox
      {...rest}
      onDismiss={() => {
        dismiss()
        onDismiss?.()
      }}
    />
  )
}
