import type { IconNode } from './icon.tsx'

/** A credit. The icon set's coins read as the links of a chain when they are small. */
export const coin: IconNode = [
  ['circle', { cx: 12, cy: 12, r: 10 }],
  [
    'path',
    {
      d: 'M12 6.6l1.6 3.5 3.8.4-2.8 2.6.8 3.7-3.4-1.9-3.4 1.9.8-3.7-2.8-2.6 3.8-.4z',
      fill: 'currentColor',
      stroke: 'none',
    },
  ],
]
