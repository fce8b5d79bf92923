/** Where the valid input is refused all the same: nothing but a signature or a mailed token is accepted. */
export const refusedThough: Record<string, number> = {
  // An order of the walk is none that a provider reported as paid.
  'GET /api/receipt.php': 404,
  'POST /api/webhook.php': 403,
  'POST /api/inbound-mail.php': 403,
  'PUT /api/activation.php': 410,
  'GET /api/link.php': 410,
  'POST /api/link.php': 410,
  'PUT /api/reset.php': 410,
  'PUT /api/mail-change.php': 410,
  'POST /api/undo.php': 410,
  // The walk goes on with the same members, seen and signed in: nothing that is there is named, and no right password.
  'DELETE /api/order.php': 404,
  'PUT /api/account.php': 404,
  'DELETE /api/account.php': 422,
  'DELETE /api/sessions.php': 404,
  'POST /api/reactivate.php': 410,
  // Sessions of the walk never gave a password, and no authenticator signed anything.
  'GET /api/own-data.php': 403,
  'POST /api/passkeys.php': 403,
  'DELETE /api/passkeys.php': 404,
  'POST /api/passkey-sign-in.php': 401,
  'GET /api/webhook.php': 403,
  'DELETE /api/cards.php': 404,
  // Nothing is paid in the walk.
  'POST /api/refunds.php': 409,
  'DELETE /api/refunds.php': 409,
  // No country of it asks for a proof of age.
  'POST /api/age-check.php': 409,
  'PUT /api/age-check.php': 409,
  'POST /api/age-sandbox.php': 404,
  'GET /api/complaint.php': 410,
  // The walk goes on with the same members, seen and signed in: nothing that is there is named, and no right password.
  // No code was sent for it.
  'PUT /api/directdebit.php': 404,
}
