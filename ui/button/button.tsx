import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean | undefined }

export function Button({
  variant,
  size,
  block,
  loading,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A busy button is not disabled, because that would take the focus from it.
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      className={classNames(buttonStyle({ variant, size, block }), className)}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
          <span className="busy-dash" />
        </span>
      )}
    </button>
  )
}

export function ButtonLink({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classNames(buttonStyle({ variant, size, block }), className)} />
}

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
