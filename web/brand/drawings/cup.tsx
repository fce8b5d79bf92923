/** A cup with its handle to the right. The origin is the middle of its foot. */
export function Cup({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M10-17c9-3 11 10-1 10" fill="none" stroke="var(--paint-grey)" strokeWidth="3.500" />
      <path d="M-12-21h24c0 12-3 21-12 21s-12-9-12-21Z" fill="var(--paint-white)" />
      <path d="M4-21h8c0 12-3 21-12 21C5-3 5-12 4-21Z" fill="var(--paint-grey)" />
      <path
        d="M-2-6c-4-3-5.500-5-5.500-7a2.800 2.800 0 0 1 5.500-1 2.800 2.800 0 0 1 5.500 1c0 2-1.500 4-5.500 7Z"
        fill="var(--paint-red)"
      />
    </g>
  )
}
