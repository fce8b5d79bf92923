import lightUrl from './light.ts?worker&url'

/** The few lines that a page without React runs. */
export function LightScript() {
  return <script type="module" src={lightUrl} />
}
