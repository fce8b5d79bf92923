import type { Pose } from '#common/profiles/photo-review.ts'

const palm = 'M78 70c-5 0-8-3-9-8l-4-13c-1-4 4-6 6-2l4 8V38'

/** A hand for each pose, drawn over the same head and shoulders. */
const hands: Record<Pose, string[]> = {
  peace: [`${palm}l-4-16c-1-4 5-6 6-2l4 16 4-16c1-4 7-2 6 2l-4 17v19c0 8-4 12-11 12Z`],
  thumb: ['M72 74c-4 0-6-3-6-7V54c0-3 2-5 5-6l3-14c1-4 7-3 7 1l-1 12h9c4 0 5 3 4 6l-3 16c-1 3-3 5-6 5Z'],
  palm: [`${palm}V26c0-4 5-4 5 0v-5c0-4 6-4 6 0v5c0-4 6-4 6 0v8c0-4 5-4 5 0v24c0 8-5 12-12 12Z`],
  ear: ['M90 128 80 68c-1-4-2-7-4-10l-7-9c-3-4 3-8 6-4l9 9c4 4 6 9 8 14l18 60'],
  chin: ['M62 128c0-16-2-26-6-33L43 81c-3-3 0-8 4-6l14 6c6 2 11 4 13 9 4 10 5 24 5 38'],
  salute: ['M128 92 92 62 66 42c-4-4-9-6-14-7-4 0-4-6 1-6 9 0 17 3 24 8l25 19 28 18'],
}

/** The asked pose as a drawing; the words stand beside it. */
export function PoseDrawing({ pose }: { pose: Pose }) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="size-28 flex-none rounded-card bg-primary-tint text-primary-text"
    >
      <g className="fill-surface stroke-current" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 116c0-20 12-30 34-30s34 10 34 30" />
        <path d="M40 78v12c4 4 12 4 16 0V78" />
        <path d="M27 46c0-18 9-28 21-28s21 10 21 28c0 20-10 34-21 34S27 66 27 46Z" />
        <path
          d="M26 44c0-22 10-32 23-32s21 9 21 30c-6-2-10-8-12-14-8 8-20 10-32 16Z"
          className="fill-current"
        />
        <path d="M40 50v2M56 50v2M42 65c4 4 8 4 12 0" fill="none" />
        {hands[pose].map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
