// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import lightUrl from './light.ts?worker&url'

/** The only script of a page without React. */
export function LightScript() {
  return <script type="module" src={lightUrl} />
}
