import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { userRound } from '../icons.ts'
import { OnlineDot } from './photo-marks.tsx'

type AvatarProps = {
  src?: string | null | undefined
  /** Empty when the name is beside it. */
  alt?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  online?: string | undefined
  className?: string | undefined
}

const sizes = { sm: 36, md: 52, lg: 64, xl: 96 }
const boxes = { sm: 'size-9', md: 'size-13', lg: 'size-16', xl: 'size-24' }

export function Avatar({ src, alt = '', size = 'md', online, className }: AvatarProps) {
  return (
    <span className={classNames('relative inline-block flex-none', boxes[size], className)}>
      {src ? (
        <img
          src={src}
          alt={alt}
          width={sizes[size]}
          height={sizes[size]}
          loading="lazy"
          decoding="async"
          className="size-full rounded-full bg-sunken object-cover object-[50%_25%]"
        />
      ) : (
        <span className="grid size-full place-items-center rounded-full bg-primary-tint text-primary-text">
          <Icon icon={userRound} size={sizes[size] / 2} />
          {alt && <span className="sr-only">{alt}</span>}
        </span>
      )}
      {online && <OnlineDot label={online} className="absolute right-0.5 bottom-0.5" />}
    </span>
  )
}
