import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonStyle } from './button-style.ts'

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
  // A busy button stays focusable: disabling it would drop the keyboard's place on the page.
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
