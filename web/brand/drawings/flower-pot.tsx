/** On the sill: what grows while one waits. */
export function FlowerPot() {
  return (
    <g transform="translate(12 0)">
      <path
        d="M46 131c0-10-1-14-6-20M46 131c0-9 3-14 9-18"
        fill="none"
        stroke="var(--color-online)"
        strokeWidth="3"
      />
      <path d="M46 121c-8 1-12-3-13-9 8-1 13 3 13 9Z" fill="var(--color-online)" />
      <path d="M36 130h20l-3.500 16h-13Z" fill="var(--color-primary)" />
    </g>
  )
}
