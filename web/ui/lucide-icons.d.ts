/** An icon's data; the package declares types for its list of all icons only, which would load them all. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('./icon.tsx').IconNode
  export default icon
}
