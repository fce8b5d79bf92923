import { keepText } from '#web/light/keep-text.ts'

/** Keeps the visitor's own sentence for the signup's question. */
const own = document.querySelector<HTMLElement>('[data-own]')
const field = own?.querySelector('textarea')

field?.addEventListener('input', () => {
  keepText('lander-sentence', JSON.stringify({ prompt: own?.dataset.own, answer: field.value }))
})
