/** Plays, pauses and rewinds the drawn film: all its animations run or wait by one attribute of the player. */
const player = document.querySelector<HTMLElement>('[data-player]')
const still = matchMedia('(prefers-reduced-motion: reduce)')

function toggle(box: HTMLElement): void {
  if (box.dataset.player === 'ended') {
    box.dataset.player = ''
    // Read between two states, so that the animations begin anew.
    box.getBoundingClientRect()
  }
  box.dataset.player = box.dataset.player === 'playing' ? 'paused' : 'playing'
  nameButtons(box)
}

function nameButtons(box: HTMLElement): void {
  const button = box.querySelector<HTMLElement>('[data-pause-label]')
  const big = box.querySelector<HTMLElement>('.film-start')
  const playing = box.dataset.player === 'playing'
  if (button) button.ariaLabel = (playing ? button.dataset.pauseLabel : big?.ariaLabel) ?? button.ariaLabel
  if (!big || big.hidden === playing) return
  const focused = document.activeElement === big
  big.hidden = playing
  if (focused) button?.focus()
}

if (player && !still.matches) {
  player.dataset.player = 'ready'
  for (const hidden of player.querySelectorAll<HTMLElement>('[hidden]')) hidden.hidden = false
  for (const button of player.querySelectorAll('[data-play]'))
    button.addEventListener('click', () => toggle(player))
  player.querySelector('[data-progress]')?.addEventListener('animationend', () => {
    player.dataset.player = 'ended'
    nameButtons(player)
  })
}
