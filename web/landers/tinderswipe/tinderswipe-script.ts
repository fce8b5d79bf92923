/** The deck of the swipe lander: fingers, arrow keys and buttons move its cards, and the last one can be taken back. */
type Way = 'left' | 'right'

const farEnough = 80
const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')]
const buttons = document.querySelector<HTMLElement>('[data-buttons]')
let decided = 0

function show(): void {
  panels.forEach((panel, place) => {
    panel.hidden = place !== decided
  })
  for (const [place, card] of cards.entries()) card.toggleAttribute('data-top', place === decided)
  buttons?.querySelector('[data-act="undo"]')?.toggleAttribute('disabled', decided === 0)
  for (const name of ['pass', 'like'])
    buttons?.querySelector(`[data-act="${name}"]`)?.toggleAttribute('disabled', decided === cards.length)
}

function decide(way: Way): void {
  const card = cards[decided]
  if (!card) return
  place(card, 0)
  card.dataset.gone = way
  decided += 1
  show()
}

function undo(): void {
  const card = cards[decided - 1]
  if (!card) return
  delete card.dataset.gone
  decided -= 1
  show()
}

function place(card: HTMLElement, dx: number): void {
  card.style.setProperty('--dx', `${dx}px`)
  card.style.setProperty('--like', String(Math.max(0, Math.min(1, dx / farEnough))))
  card.style.setProperty('--pass', String(Math.max(0, Math.min(1, -dx / farEnough))))
}

for (const card of cards) {
  let from: number | undefined
  card.addEventListener('pointerdown', (event) => {
    if (card !== cards[decided] || event.button !== 0) return
    from = event.clientX
    card.dataset.held = ''
    card.setPointerCapture(event.pointerId)
  })
  card.addEventListener('pointermove', (event) => {
    if (from !== undefined) place(card, event.clientX - from)
  })
  const release = (dx: number) => {
    from = undefined
    delete card.dataset.held
    if (Math.abs(dx) > farEnough) decide(dx > 0 ? 'right' : 'left')
    else place(card, 0)
  }
  card.addEventListener('pointerup', (event) => {
    if (from !== undefined) release(event.clientX - from)
  })
  card.addEventListener('pointercancel', () => release(0))
}

buttons?.addEventListener('click', ({ target }) => {
  const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset.act : undefined
  if (act === 'undo') undo()
  if (act === 'pass') decide('left')
  if (act === 'like') decide('right')
})

document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('details, input'))) return
  if (key === 'ArrowLeft') decide('left')
  if (key === 'ArrowRight') decide('right')
  if (key.toLowerCase() === 'z') undo()
})

if (buttons) buttons.dataset.buttons = 'ready'
show()
