import { classNames } from '../class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'soft' | 'outline' | 'ghost' | 'danger' | 'night' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  block?: boolean | undefined
}

const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  soft: 'border-transparent bg-primary-tint text-primary-text hover:border-primary-text',
  outline: 'border-control bg-surface text-text hover:border-text hover:bg-sunken',
  ghost: 'border-transparent text-current hover:bg-control/15',
  danger: 'border-danger text-danger hover:bg-danger-tint',
  night: 'border-transparent bg-white text-on-secondary hover:bg-white/90',
}
const sizes = {
  sm: 'min-h-9 px-3.5 py-1.5 text-14',
  md: 'min-h-12 px-5.5 py-2 text-16',
  lg: 'min-h-14 px-7 py-2 text-16',
}

export function buttonStyle({ variant = 'primary', size = 'md', block }: ButtonLook): string {
  return classNames(
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded-full border-[1.5px]',
    'text-center font-bold leading-tight no-underline select-none transition active:scale-[0.975]',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-muted disabled:active:scale-100',
    variants[variant],
    sizes[size],
    block && 'w-full',
  )
}
