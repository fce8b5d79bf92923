/** Loads the page again in the language that was chosen just now, which the address must not contradict. */
export function reloadInLanguage(): void {
  const address = new URL(location.href)
  const named = address.searchParams.has('lang')
  address.searchParams.delete('lang')
  if (named) location.replace(address)
  else location.reload()
}
