/** Answers with nobody in them but the one who asks, or signs in by asking; a photo's are the asker's own. */
export const ownOnly = new Set([
  'POST /api/signup.php',
  'POST /api/user.php',
  'GET /api/user.php',
  'PUT /api/user.php',
  'GET /api/age.php',
  'GET /api/profile.php',
  'PUT /api/profile.php',
  'GET /api/preview.php',
  'POST /api/link.php',
  'PUT /api/reset.php',
  'POST /api/passkey-sign-in.php',
  'GET /api/photos.php',
  'POST /api/photo.php',
  'PUT /api/photo.php',
  'PUT /api/crop-photo.php',
  'DELETE /api/photo.php',
  'PUT /api/private-photo.php',
])

/** What only a person has. */
const ofPeople = ['main_image', 'thumb_filename', 'is_fictional', 'like_state', 'age', 'date_of_birth']

type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }

/** The operations of an OpenAPI document whose answers have members in them. */
export function answersWithMembers({ paths }: Document): string[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => namesIn(responses['200']).some((name) => ofPeople.includes(name)))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    .sort()
}

/** The names of all properties in a piece of JSON Schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value ? Object.keys(value) : []),
    ...namesIn(value),
  ])
}
