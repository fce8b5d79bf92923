import { keepText } from '#web/light/keep-text.ts'

/** Draws the picked interests as notes, lets the first go when a fourth is picked, and keeps them for the signup. */
const most = 3
const notes = [...document.querySelectorAll<HTMLElement>('[data-note]')]
const ticks = [...document.querySelectorAll<HTMLInputElement>('[data-picks] input')]
// Coming back restores the ticks.
let picked = ticks.filter((tick) => tick.checked).slice(0, most)

function show(): void {
  for (const tick of ticks) tick.checked = picked.includes(tick)
  notes.forEach((note, place) => {
    const icon = picked[place]?.parentElement?.querySelector('svg')
    note.replaceChildren(...(icon ? [icon.cloneNode(true)] : []))
    note.toggleAttribute('data-played', Boolean(icon))
  })
  keepText('lander-interests', picked.map(({ value }) => value).join(','))
}

for (const tick of ticks)
  tick.addEventListener('change', () => {
    picked = tick.checked ? [...picked, tick].slice(-most) : picked.filter((one) => one !== tick)
    show()
  })
show()
