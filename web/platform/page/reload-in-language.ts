/** Loads the page again in the language that was chosen just now, which the address must not contradict. */
export function reloadInLanguage(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('lang')) return location.reload()
  address.searchParams.delete('lang')
  location.replace(address)
}
