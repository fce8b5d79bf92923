import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & { flush?: boolean | undefined }

export function Card({ flush, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames('rounded-card border border-line bg-surface', !flush && 'p-5', className)}
    />
  )
}
