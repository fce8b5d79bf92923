/** The script of a page without React that warns before entering: it opens the page without loading it again. */

import { rememberEntry, warnsNotHere } from '../site/page/remember-entry.ts'

const warning = document.querySelector('[data-site-entry]')

function open(): void {
  warning?.remove()
  for (const behind of document.querySelectorAll('[inert]')) behind.removeAttribute('inert')
}

if (warnsNotHere()) open()
warning?.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  rememberEntry(document)
  open()
  document.querySelector<HTMLElement>('main')?.focus()
})
