import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The icon's shapes, each with its attributes. */
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
 * An icon beside a text with the same meaning, or in a control with a label, so that it is hidden from screen readers.
 * Its strokes are styled by the class `icon`. Lists have dozens of icons, so that it is a single element.
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
