/** A sleeping cat. */
export function CatAsleep({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 160) scale(1.150)`}>
      <path d="M-28 0c-4-16 10-26 28-25S30-16 28 0Z" fill="var(--paint-amber)" />
      <path d="m3-24-1 6m9-4-2 6m9-2-3 5" stroke="var(--paint-rust)" strokeWidth="2.600" />
      <path
        d="M-31-6v-14l7 4h7l7-4v14c0 6-5 8-10 8s-11-2-11-8Z"
        fill="var(--paint-amber)"
        stroke="var(--paint-amber)"
        strokeWidth="2"
      />
      <path d="M-27-8q2 2 4 0m5 0q2 2 4 0" fill="none" stroke="var(--paint-ink)" strokeWidth="1.600" />
      <path d="M-22-4h3l-1.500 1.500Z" fill="var(--paint-wine)" stroke="var(--paint-wine)" />
      <path d="M26-6C25 0 10 0-2-2" fill="none" stroke="var(--paint-rust)" strokeWidth="5.500" />
    </g>
  )
}
