import { classNames } from '../class-names.ts'

export type PhotoSource = {
  src: string
  srcSet?: string | undefined
  width: number
  height: number
  /** A tiny data URL, shown until the photo has loaded. */
  placeholder?: string | undefined
  /** A colour shown until the photo has loaded, cheaper than a picture in lists. */
  color?: string | undefined
}

type PhotoProps = {
  photo: PhotoSource
  alt: string
  sizes?: string | undefined
  eager?: boolean | undefined
  fit?: 'cover' | 'contain' | undefined
  className?: string | undefined
}

/** Fills its positioned parent. The placeholder is an image element, since an inline style would need a looser CSP. */
export function Photo({ photo, alt, sizes, eager, fit = 'cover', className }: PhotoProps) {
  const fill = fit === 'cover' ? 'photo photo-cover' : 'photo'
  return (
    <>
      {photo.placeholder && (
        <img src={photo.placeholder} alt="" aria-hidden="true" className={classNames(fill, 'blur-md')} />
      )}
      <img
        src={photo.src}
        srcSet={photo.srcSet}
        sizes={photo.srcSet && sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
        style={photo.color && fit === 'cover' ? { backgroundColor: photo.color } : undefined}
        className={classNames(fill, className)}
      />
    </>
  )
}
