/**
 * The script of pages without React. It passes a typed mail address to the signup (never in a URL), keeps the tracking
 * parameters in the site's own links, and changes the language.
 */

import { reloadInLanguage } from '#client/page/reload-in-language.ts'
import { describeVisit } from '../site/page/describe-visit.ts'
import { watchWaysOut } from '../site/page/leave-quickly.ts'
import { reportHidden } from '../site/page/report-hidden.ts'
import { watchJoinForm } from './watch-join-form.ts'

const tracked = ['network', 'ref', 'sub1', 'sub2', 'sub3']

reportHidden(describeVisit())
watchWaysOut()

const join = document.querySelector<HTMLFormElement>('form[data-join]')
if (join) watchJoinForm(join)

const ways = [...document.querySelectorAll('a[href^="/"], form[data-tracked]')]
for (const [name, value] of new URLSearchParams(location.search)) {
  if (!tracked.includes(name)) continue
  for (const way of ways) {
    if (way instanceof HTMLFormElement) way.append(hiddenField(name, value))
    if (way instanceof HTMLAnchorElement) way.href = withParameter(way.href, name, value)
  }
}

for (const button of document.querySelectorAll<HTMLElement>('[data-language]'))
  button.addEventListener('click', () => void changeLanguage(button.dataset.language ?? ''))

document.addEventListener('keydown', ({ key }) => {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (key !== 'Escape' || !menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

document.addEventListener('click', ({ target }) => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false
})

function hiddenField(name: string, value: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  return field
}

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}

async function changeLanguage(language: string): Promise<void> {
  const answer = await fetch('/api/user.php', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Client': 'serenade-web' },
    body: JSON.stringify({ language }),
  }).catch(() => null)
  if (answer?.ok) reloadInLanguage()
}
