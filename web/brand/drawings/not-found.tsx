import { CatWatching } from './cat-watching.tsx'
import { WindowScene } from './window-scene.tsx'

const rows = [16, 34, 52, 70, 88, 106, 124, 142]
const joints = rows.map((y, row) =>
  [66, 102, 138, 174].map((x) => `M${row % 2 ? x : x - 18} ${y}v18`).join(''),
)

/** A window that opens on a brick wall, and a cat. */
export function NotFound() {
  return (
    <WindowScene
      view={
        <>
          <path d="M42 8h156v158H42Z" fill="var(--dusk-3)" />
          <path
            d="M102 52h36v18h-36ZM84 106h36v18H84ZM138 124h36v18h-36ZM120 16h36v18h-36Z"
            fill="var(--dusk-4)"
            opacity=".55"
          />
          <path
            d={`${rows.map((y) => `M42 ${y}h156`).join('')}${joints.join('')}`}
            stroke="var(--dusk-2)"
            strokeWidth="3"
          />
        </>
      }
      front={<CatWatching x={116} />}
    />
  )
}
