/** Keeps the chosen first line as the signup's message (web/signup/use-signup-answers.ts), which can be reworded there. */
const key = 'signup'

document.querySelector('[data-letter]')?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) || '{}')
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...(typeof kept === 'object' ? kept : {}), message: target.value }),
    )
  } catch {
    // The browser refuses storage: the message is then written in the signup.
  }
})
