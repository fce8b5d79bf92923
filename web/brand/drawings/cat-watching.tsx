/** A cat on the window sill, seen from behind. */
export function CatWatching({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 160) scale(1.150)`}>
      <path d="M9-5c16 0 20 10 15 20-2 6 1 9 5 8" fill="none" stroke="var(--paint-amber)" strokeWidth="6" />
      <path d="M-14 0c-8-14-3-34 14-34S22-14 14 0Z" fill="var(--paint-amber)" />
      <path
        d="M-12-40v-13l9 5h6l9-5v13c0 8-6 12-12 12s-12-4-12-12Z"
        fill="var(--paint-amber)"
        stroke="var(--paint-amber)"
        strokeWidth="2"
      />
      <path d="M-14 0c-6-10-4-22 1-28-1 12 3 22 13 28Z" fill="var(--paint-rust)" opacity=".5" />
      <path
        d="M-3-47v4m6-4v4m-7 17h8m-10 7h12m-11 7h10M28 13l-6-2"
        stroke="var(--paint-rust)"
        strokeWidth="2.600"
      />
    </g>
  )
}
