/** A page that was built for one kind of visitor hands what was typed on to the signup, without an address for it. */
document.querySelector('form[data-join]')?.addEventListener('submit', (event) => {
  const email = new FormData(event.target as HTMLFormElement).get('email')
  sessionStorage.setItem('join-email', String(email ?? ''))
})
