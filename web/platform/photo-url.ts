/** Where a photo's file is; a site can put its own address before all of them. */
export function photoUrl(filename: string, cdnPrefix = ''): string {
  return `${cdnPrefix}/media/${filename}`
}
