/** Refuses a key that could lead out of its folder or bucket: names between single slashes, none of them dots alone. */
export function checkKey(key: string): void {
  const names = key.split('/')
  if (names.some((name) => /^\.{0,2}$/.test(name)) || key.includes('\\'))
    throw new Error('a storage key left its folder')
}
