import { GifPicture } from './gif-picture.tsx'
import { useGifName } from './use-gif-name.ts'

/** A GIF in its bubble. */
export function GifContent({ gif }: { gif: string }) {
  const nameOf = useGifName()
  return (
    <div className="relative">
      <GifPicture
        gif={gif}
        alt={nameOf(gif)}
        className="block h-auto max-h-72 w-60 max-w-full object-cover"
      />
      <span
        aria-hidden="true"
        className="absolute bottom-2 left-2 rounded-small bg-ink/75 px-1.5 text-12 font-extrabold text-white"
      >
        GIF
      </span>
    </div>
  )
}
