import { matches } from './faq-items.ts'

/** Finds while somebody types. Without this script the form asks the server, which answers the same. */
const field = document.querySelector<HTMLInputElement>('[data-faq-field]')
const none = document.querySelector<HTMLElement>('[data-faq-none]')

function find(): void {
  const query = field?.value ?? ''
  let found = 0
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]')) {
    const items = [...group.querySelectorAll<HTMLElement>('[data-faq-item]')]
    for (const item of items) item.hidden = !matches(item.textContent, query)
    const shown = items.filter((item) => !item.hidden).length
    group.hidden = shown === 0
    found += shown
  }
  if (none) none.hidden = found > 0
}

field?.addEventListener('input', find)
