import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useChanged } from '../use-changed.ts'

type PhotoActionProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  pressed?: boolean | undefined
}

/** A round button on a photo: the white ring inside the accent ring shows its focus on any picture. */
export function PhotoAction({ label, icon, pressed, className, type = 'button', ...rest }: PhotoActionProps) {
  const changed = useChanged(pressed)
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames('photo-action', className)}
    >
      <span className={classNames('photo-action-disc', pressed && changed && 'animate-pop')}>{icon}</span>
    </button>
  )
}
