/**
 * The type of an icon's module. The package declares types only for its list of all icons, which would load them all.
 */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from './icon.tsx'

  const icon: IconNode
  export default icon
}
