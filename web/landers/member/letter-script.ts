import { keepText } from '#web/light/keep-text.ts'

/** Keeps the chosen first line as the signup's message (web/signup/use-signup-answers.ts), which can be reworded there. */
const key = 'signup'

document.querySelector('[data-letter]')?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) keepText(key, JSON.stringify({ ...kept(), message: target.value }))
})

function kept(): object {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) || '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
