import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { limits } from '#common/limits.ts'

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Options = Record<string, unknown>

const renewMs = (limits.challengeMinutes - 1) * 60_000

const isCreation = (options: Options): options is Options & Creation =>
  'rp' in options && 'challenge' in options
const isRequest = (options: Options): options is Options & Request => 'challenge' in options

/**
 * What the device answers to the server's options, or why there is no answer; what extensions say is nobody's need.
 * Loaded when a passkey is used.
 */
export async function createPasskey(options: Options) {
  if (!isCreation(options)) return null
  try {
    return { ...(await startRegistration({ optionsJSON: options })), clientExtensionResults: {} }
  } catch (error) {
    const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return known ? 'known' : null
  }
}

/** The same to sign in: any passkey of this site, or the one of this id. */
export async function askForPasskey(options: Options, id?: string) {
  return answerTo(id ? { ...options, allowCredentials: [{ id, type: 'public-key' }] } : options, false)
}

/**
 * Has the browser offer passkeys in the login's field until one is chosen. What it would sign is good for some minutes
 * only, so that each time before they are over, and when a page that lay behind comes back, it is given anew.
 */
export async function offerPasskey(ask: () => Promise<Options>) {
  for (;;) {
    const offer = { over: false, renewed: false }
    const offered = answerTo(await ask(), true)
    const renew = async () => {
      await whenVisible()
      if (offer.over) return
      offer.renewed = true
      stopWaiting()
    }
    const timer = setTimeout(() => void renew(), renewMs)
    const credential = await offered
    offer.over = true
    clearTimeout(timer)
    if (credential || !offer.renewed) return credential
  }
}

async function answerTo(options: Options, autofill: boolean) {
  if (!isRequest(options)) return null
  const asked = startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill })
  const credential = await asked.catch(() => null)
  return credential && { ...credential, clientExtensionResults: {} }
}

/** Nobody chooses on a page that is not seen, and one that is never looked at again asks for nothing. */
async function whenVisible(): Promise<void> {
  while (document.visibilityState !== 'visible')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}

export const canAutofill = browserSupportsWebAuthnAutofill

/** Ends what the browser still waits for, such as the choice in a field that is gone. */
export const stopWaiting = () => WebAuthnAbortService.cancelCeremony()
