const id = /^[\da-f]{8}-[\da-f-]{27}$/i
const token = /^[\w-]{43}$/

/** A path without what it says about anybody: ids and the tokens of mailed links are replaced. */
export function pagePattern(path: string): string {
  return path
    .split('/')
    .map((part) => (id.test(part) ? ':id' : token.test(part) ? ':token' : part))
    .join('/')
}
