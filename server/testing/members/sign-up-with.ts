import { v4 as uuidv4 } from 'uuid'
import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import type { TestBrowser } from '../start/create-test-browser.ts'

export const testPassword = 'quiet-river-42'

export type SignUpOptions = {
  host?: string | undefined
  name?: string
  email?: string
  birthDate?: string
  gender?: Gender
  sexuality?: Sexuality
  city?: string
  /** Leaves the profile as it is right after the first form. */
  incomplete?: boolean
  /** Leaves the address unconfirmed, as the form does. */
  unconfirmed?: boolean
}

let counter = 0

/**
 * A new member as the site makes one: the signup form, then gender, sexuality and place. `confirm` stands for the mailed
 * link.
 */
export async function signUpWith(
  browserOf: (host?: string) => TestBrowser,
  confirm: (memberId: string) => Promise<unknown>,
  options: SignUpOptions,
) {
  counter += 1
  const browser = browserOf(options.host)
  const name = options.name ?? `Member ${counter}`
  const email = options.email ?? `member${counter}.${uuidv4().slice(0, 8)}@example.org`
  const signup = await browser.post('/api/signup.php', {
    request_id: uuidv4(),
    email,
    name,
    password: testPassword,
    date_of_birth: options.birthDate ?? '1992-04-17',
  })
  if (signup.status !== 200) throw new Error(`signup answered ${signup.status}: ${signup.text}`)
  if (!options.unconfirmed) await confirm(signup.body.user.id)
  if (!options.incomplete) {
    const profile = await browser.put('/api/profile.php', {
      gender: options.gender ?? 'male',
      sexuality: options.sexuality ?? 'hetero',
      city: options.city ?? (await someCity(browser)),
    })
    if (profile.status !== 200) throw new Error(`profile answered ${profile.status}: ${profile.text}`)
  }
  return { browser, id: signup.body.user.id as string, name, email }
}

/** The first town of Utrecht province. */
async function someCity(browser: TestBrowser): Promise<string> {
  const { body } = await browser.get('/api/cities.php?region=NL-UT')
  return body.cities[0].id
}
