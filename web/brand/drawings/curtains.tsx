/** Open curtains. */
export function Curtains() {
  return (
    <>
      <Drape />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Drape />
      </g>
    </>
  )
}

function Drape() {
  return (
    <>
      <path d="M40 6h56c-2 46-14 76-36 92 4 22 8 44 9 66H40Z" fill="var(--dusk-cloth)" />
      <path
        d="M78 6c1 40-6 68-18 90 6-26 10-58 10-90ZM58 6c0 34-2 64-6 91-1-30-2-60-2-91ZM57 102c5 22 7 44 6 64h-6c1-22 1-44 0-64ZM50 106v60h-5v-60Z"
        fill="var(--dusk-fold)"
      />
      <path d="m44 101 15-3" stroke="var(--paint-gold)" strokeWidth="5" />
    </>
  )
}
