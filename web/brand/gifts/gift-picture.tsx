import type { Elements } from '#ui/elements.ts'

type GiftPictureProps = {
  children: Elements
  /** Half the width of the shadow under the gift; 0 for none. */
  shadow?: number
}

/** The canvas of every gift. */
export function GiftPicture({ children, shadow = 24 }: GiftPictureProps) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className="w-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shadow > 0 && <ellipse cx="48" cy="89" rx={shadow} ry="4" fill="var(--paint-shade)" />}
      {children}
    </svg>
  )
}
