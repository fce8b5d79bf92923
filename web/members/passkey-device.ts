import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Options = Record<string, unknown>

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

/** The same to sign in. With `autofill` the browser offers passkeys in the login's field, and waits for a choice. */
export async function askForPasskey(options: Options, autofill: boolean) {
  if (!isRequest(options)) return null
  const asked = startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill })
  const credential = await asked.catch(() => null)
  return credential && { ...credential, clientExtensionResults: {} }
}

export const canAutofill = browserSupportsWebAuthnAutofill

/** Ends what the browser still waits for, such as the choice in a field that is gone. */
export const stopWaiting = () => WebAuthnAbortService.cancelCeremony()
