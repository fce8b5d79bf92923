import type { ReactNode } from 'react'
import type { NicheName } from '#common/niches.ts'

const round = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const rays = [0, 45, 90, 135, 180, 225, 270, 315]

const signs: Record<NicheName, ReactNode> = {
  general: (
    <>
      <path
        fill="currentColor"
        d="M18.5 46.5C11.5 41.6 8.6 37.6 8.6 33.6a5.4 5.4 0 0 1 9.9-3.1 5.4 5.4 0 0 1 9.9 3.1c0 4-2.9 8-9.9 12.9Z"
      />
      <path {...round} strokeWidth="3.6" d="M28.6 33V13.6c1.6 4.6 8.2 5 8.6 12.2" />
    </>
  ),
  women: (
    <>
      <path {...round} strokeWidth="4.2" d="M10.5 37.5c3.6-9.6 8.8-10.4 13.2-4.6s9.4 4 13.8-6.6" />
      <circle cx="24" cy="17.5" r="3.8" fill="currentColor" />
    </>
  ),
  bdsm: <path fill="currentColor" d="M23.6 17A13 13 0 1 0 35.2 34.5 10.5 10.5 0 0 1 23.6 17Z" />,
  bbw: (
    <>
      <circle cx="24" cy="30" r="6.6" fill="currentColor" />
      {rays.map((angle) => (
        <path
          key={angle}
          {...round}
          strokeWidth="3.2"
          d="M24 18.8v-3.4"
          transform={`rotate(${angle} 24 30)`}
        />
      ))}
    </>
  ),
  gilf: (
    <>
      <circle cx="14.5" cy="25.4" r="3" fill="currentColor" />
      <circle cx="14.5" cy="35.4" r="3" fill="currentColor" />
      <path {...round} strokeWidth="3" d="M23 19.5v22" />
      <path {...round} strokeWidth="6.4" d="M32 21.2v18.6" />
    </>
  ),
  milf: (
    <>
      <path {...round} strokeWidth="4.2" d="M11.5 37a12.5 12.5 0 0 1 25 0" />
      <circle cx="24" cy="36.4" r="3.8" fill="currentColor" />
    </>
  ),
  gay: (
    <>
      <ellipse cx="15.4" cy="40" rx="4.9" ry="4.2" fill="currentColor" />
      <ellipse cx="31.4" cy="37.4" rx="4.9" ry="4.2" fill="currentColor" />
      <path {...round} strokeWidth="3" d="M18.8 39.4V20.6M34.8 36.8V18" />
      <path fill="currentColor" d="M17.3 19.2 36.3 16v6.2l-19 3.2Z" />
    </>
  ),
}

export function MarkSign({ niche }: { niche: NicheName }) {
  return signs[niche]
}
