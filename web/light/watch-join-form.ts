import { keepText } from './keep-text.ts'

const emailKey = 'join-email'
/**
 * Not the field's own validity: some browsers take no letters beyond a to z in a domain. What a paste brings along, as
 * spaces, is taken out by the signup.
 */
const emailShape = /^[^@]+@[^@]+\.[^@]{2,}$/

/**
 * Takes the address of the index's form along to the signup, and says at the field when it is none: the browser would
 * say so in its own language, over the button.
 */
export function watchJoinForm(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[data-email]')
  const error = form.querySelector<HTMLElement>('[data-email-error]')
  if (!field || !error) return
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    const isAddress = emailShape.test(field.value)
    show(field, error, !isAddress)
    if (isAddress) return keepText(emailKey, field.value)
    event.preventDefault()
    field.focus()
  })
  field.addEventListener('input', () => show(field, error, false))
}

function show(field: HTMLInputElement, error: HTMLElement, wrong: boolean): void {
  error.hidden = !wrong
  if (wrong) {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', error.id)
  } else {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}
