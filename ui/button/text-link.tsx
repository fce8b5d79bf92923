import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'

type TextLinkProps = LinkProps & { quiet?: boolean | undefined }

export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'rounded-small underline decoration-1 underline-offset-3 hover:decoration-2',
        quiet ? 'text-inherit' : 'font-semibold text-primary-text',
        className,
      )}
    />
  )
}
