import { fixedForm } from './fixed-form.ts'

/**
 * The one spelling in which a mail address is kept and looked up: small letters, and a domain beyond a to z as the DNS has
 * it (`müller.de` is `xn--mller-kva.de`). Browsers send either, by their own kind. What is no domain stays as it is.
 */
export function normalAddress(written: string): string {
  const small = fixedForm(written).toLowerCase()
  const at = small.lastIndexOf('@')
  return small.slice(0, at + 1) + asciiDomain(small.slice(at + 1))
}

function asciiDomain(domain: string): string {
  const isOther = /[^\0-\x7f]|(?:^|\.)xn--/.test(domain)
  // Of ASCII only what a domain may have: the rest means something else in an address of the web.
  if (!isOther || /[^a-z0-9.\u0080-\u{10ffff}-]/u.test(domain)) return domain
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}
