import { gifPath, gifSize, motifOf } from '#common/conversations/gifs.ts'

/** A picture that moves, or stands still for who wants that. `alt` empty where something else says what it is. */
export function GifPicture({ gif, alt, className }: { gif: string; alt: string; className?: string }) {
  return (
    <picture>
      {motifOf(gif) && <source media="(prefers-reduced-motion: reduce)" srcSet={gifPath(gif, true)} />}
      <img
        {...gifSize(gif)}
        src={gifPath(gif)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
