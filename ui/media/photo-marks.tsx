import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { lock } from '../icons.ts'
import { useChanged } from '../use-changed.ts'

type PhotoLabelProps = {
  icon?: Elements
  tone?: 'plain' | 'news' | undefined
  children: ReactNode
}

export function PhotoLabel({ icon, tone = 'plain', children }: PhotoLabelProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 rounded-[12px] py-1 pr-2.5 text-12 font-bold leading-snug text-on-secondary shadow-1',
        icon ? 'pl-2' : 'pl-2.5',
        tone === 'news' ? 'bg-secondary' : 'bg-white',
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  )
}

type PhotoActionProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: Elements
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

type LockOverlayProps = { children?: ReactNode | undefined }

/** Shown over a photo that is locked. The server has blurred it; the clear file never reaches the browser. */
export function LockOverlay({ children }: LockOverlayProps) {
  return (
    <span className="absolute inset-0 z-2 grid place-content-center justify-items-center gap-2 bg-ink/35 p-3 text-center text-12 font-bold text-white">
      <LockMark />
      {children && <span className="rounded-card bg-ink/75 px-2.5 py-1.5">{children}</span>}
    </span>
  )
}

/** What says that a picture is locked. */
export function LockMark() {
  return (
    <span
      data-lock=""
      className="grid size-11 place-items-center rounded-full border-[1.5px] border-white/55 bg-ink/65 text-white"
    >
      <Icon icon={lock} size={20} />
    </span>
  )
}

type OnlineDotProps = {
  label: string
  on?: 'photo' | 'surface' | 'bg' | undefined
  className?: string | undefined
}

const rings = { photo: 'online-dot-on-photo', surface: undefined, bg: 'online-dot-on-bg' }

export function OnlineDot({ label, on = 'surface', className }: OnlineDotProps) {
  return (
    <span className={classNames('online-dot', rings[on], className)}>
      <span className="sr-only">{label}</span>
    </span>
  )
}
