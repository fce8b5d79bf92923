/** A stretch of country that is nowhere: hills, woods, a river, a lake, and the roads between towns. */
export function Country() {
  return (
    <svg
      viewBox="0 0 1200 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="map-country"
    >
      <rect width="1200" height="900" fill="var(--map-land)" />
      <path
        d="M0 0H1200V120C1040 190 960 70 780 118S520 210 360 130 90 60 0 130Z"
        fill="var(--map-water)"
        opacity=".55"
      />
      <g fill="var(--map-wood)">
        <path d="M96 250c86-58 208-34 236 42s-54 118-150 112-168-100-86-154ZM860 190c92-40 214 6 214 86s-120 112-206 76-108-118-8-162ZM770 640c88-46 210-30 244 38s-46 128-152 122-196-108-92-160ZM180 640c64-50 168-30 184 30s-62 94-134 82-106-70-50-112Z" />
      </g>
      <path
        d="M-20 520C140 470 220 560 380 548S560 420 700 444 900 560 1220 470"
        fill="none"
        stroke="var(--map-water)"
        strokeWidth="26"
      />
      <path d="M420 690c40-34 120-34 138 8s-40 66-92 58-82-38-46-66Z" fill="var(--map-water)" />
      <g fill="none" stroke="var(--map-road)" strokeWidth="7" strokeLinecap="round">
        <path d="M-20 300C200 330 420 400 600 450S980 620 1220 640" />
        <path d="M300 -20C330 200 520 330 600 450S640 760 620 920" />
        <path d="M1220 180C980 260 760 330 600 450S260 700 -20 760" />
      </g>
      <g fill="none" stroke="var(--map-line)" strokeWidth="2" strokeDasharray="3 9" strokeLinecap="round">
        <path d="M120 900C220 720 160 520 240 380S460 160 420 -20M1060 920c-60-200-40-380-120-520S820 120 860-20" />
      </g>
      <g fill="var(--map-road)" stroke="var(--map-line)" strokeWidth="2">
        {[
          [600, 450],
          [214, 338],
          [352, 214],
          [872, 330],
          [968, 590],
          [430, 590],
          [636, 742],
          [260, 660],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="11" />
        ))}
      </g>
    </svg>
  )
}
