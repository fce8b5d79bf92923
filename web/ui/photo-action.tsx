import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useChanged } from './use-changed.ts'

type PhotoActionProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  pressed?: boolean
}

/**
 * A round button on a photo: the white ring inside the accent ring shows its focus on any picture. On a phone's small
 * photos the circle is smaller than what takes the thumb.
 */
export function PhotoAction({ label, icon, pressed, className, type = 'button', ...rest }: PhotoActionProps) {
  const changed = useChanged(pressed)
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        'group/action grid size-11 flex-none place-items-center rounded-full transition-transform active:scale-90',
        'focus-visible:outline-white focus-visible:-outline-offset-5 focus-visible:ring-3 focus-visible:ring-focus',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
        className,
      )}
    >
      <span
        className={classNames(
          'grid size-9 place-items-center rounded-full border-[1.5px] max-md:[&_svg]:size-5 md:size-11',
          pressed
            ? 'border-transparent bg-white text-like shadow-2 [&_svg]:fill-current'
            : 'border-white/75 bg-ink/50 text-white group-hover/action:bg-ink/75',
          pressed && changed && 'animate-pop',
        )}
      >
        {icon}
      </span>
    </button>
  )
}
