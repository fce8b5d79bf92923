type PaperPlaneProps = { at: string }

/** A paper plane that flies up to the right. The origin is its nose. */
export function PaperPlane({ at }: PaperPlaneProps) {
  return (
    <g transform={at}>
      <path d="M0 0-34 8l9 7Z" fill="var(--paint-white)" />
      <path d="M0 0-25 15l-1 10Z" fill="var(--paint-grey)" />
      <path d="M0 0-26 25l8-7 8 6Z" fill="var(--paint-white)" />
      <path d="M0 0-18 18" stroke="var(--paint-grey)" strokeWidth="1" />
    </g>
  )
}
