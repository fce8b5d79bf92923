/** Keeps the visitor's own sentence for the signup's question. */
const own = document.querySelector<HTMLElement>('[data-own]')
const field = own?.querySelector('textarea')

field?.addEventListener('input', () => {
  const sentence = { prompt: own?.dataset.own, answer: field.value }
  try {
    sessionStorage.setItem('lander-sentence', JSON.stringify(sentence))
  } catch {
    // The browser refuses storage: the signup asks as it does of everybody.
  }
})
