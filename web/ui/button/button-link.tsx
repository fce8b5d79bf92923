import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonStyle } from './button-style.ts'

export function ButtonLink({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classNames(buttonStyle({ variant, size, block }), className)} />
}
