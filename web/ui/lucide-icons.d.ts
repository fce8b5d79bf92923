/** An icon's data; the package declares types for its list of all icons only, which would load them all. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from '#web/ui/icon.tsx'

  const icon: IconNode
  export default icon
}
