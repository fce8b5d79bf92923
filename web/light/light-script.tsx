// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import lightUrl from './light.ts?worker&url'
// oxlint-disable-next-line import/default -- as above
import passEntryUrl from './pass-entry.ts?worker&url'

/** The script of every page without React. */
export function LightScript() {
  return <script type="module" src={lightUrl} />
}

/** Beside it where the page warns before entering: nobody else loads it. */
export function PassEntryScript() {
  return <script type="module" src={passEntryUrl} />
}
