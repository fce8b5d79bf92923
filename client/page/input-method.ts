/** What `keyCode` says of a key that an input method has taken (UI Events, legacy key codes); no key of its own has it. */
const takenKey = 229
/** So long after a composition has ended its Enter may still come; nobody presses another one that soon. */
const samePressMs = 100
const never = Number.NEGATIVE_INFINITY

/**
 * The keys with which somebody chooses and confirms words in an input method (Chinese, Japanese, Korean, accents) are not
 * the page's: nothing that listens to keys hears of them, so that the Enter that confirms never sends. Browsers tell it
 * in three ways: by `isComposing`, by the key code, and, as Safari does, by a keydown right after the composition's end.
 * The last is not asked of phones, whose keyboards compose whatever is typed and end it when Enter is meant.
 */
export function keepKeysOfInputMethods(page: Pick<Window, 'addEventListener' | 'matchMedia'> = window): void {
  let endedAt = never
  const note = ({ type, timeStamp }: Event) => {
    // Otherwise the key that has ended it is up again, or somebody has clicked a word.
    endedAt = type === 'compositionend' ? timeStamp : never
  }
  for (const type of ['compositionend', 'keyup', 'pointerdown']) page.addEventListener(type, note, true)
  page.addEventListener(
    'keydown',
    (event) => {
      const { isComposing, keyCode, key, timeStamp } = event
      const confirms =
        key === 'Enter' &&
        Math.abs(timeStamp - endedAt) < samePressMs &&
        page.matchMedia('(pointer: fine)').matches
      if (!isComposing) endedAt = never
      if (!isComposing && keyCode !== takenKey && !confirms) return
      event.stopImmediatePropagation()
      // Otherwise it would submit the form around a field.
      if (confirms) event.preventDefault()
    },
    true,
  )
}
