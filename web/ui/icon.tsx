import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Its shapes, each with its attributes. */
export type IconNode = readonly (readonly [
  'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  Record<string, string | number>,
])[]

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  icon: IconNode
  /** In pixels. */
  size?: number | undefined
}

/**
 * An icon beside words that say the same, or in a control that has a label: a screen reader skips it. Its lines are
 * drawn by the class `icon`. Lists hold dozens of them, so it is one plain element and no wrapper around it.
 */
export function Icon({ icon, size = 24, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={classNames('icon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {icon.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  )
}
