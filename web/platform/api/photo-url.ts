/** Where a photo's file is: on the site itself, which asks for the session's cookie. */
export function photoUrl(filename: string): string {
  return `/media/${filename}`
}
