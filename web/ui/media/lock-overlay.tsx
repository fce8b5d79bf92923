import lock from 'lucide/dist/esm/icons/lock.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type LockOverlayProps = { children?: ReactNode | undefined }

/** Lies over a picture that is blurred already: the clear file never reaches this page. */
export function LockOverlay({ children }: LockOverlayProps) {
  return (
    <span className="absolute inset-0 z-2 grid place-content-center justify-items-center gap-2 bg-ink/35 p-3 text-center text-12 font-bold text-white">
      <span className="grid size-11 place-items-center rounded-full border-[1.5px] border-white/55 bg-ink/65">
        <Icon icon={lock} size={20} />
      </span>
      {children && <span className="rounded-full bg-ink/75 px-2.5 py-0.5">{children}</span>}
    </span>
  )
}
