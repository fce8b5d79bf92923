/** Every browser that can show it makes a JPEG of it; the server holds an AVIF whole, and refuses one of more than 2.7 megapixels. */
const isAvif = (file: File) => file.type === 'image/avif' || /\.avif$/i.test(file.name)
/** Most browsers cannot show it, and so cannot say what it is either. */
const isHeic = (file: File) => /hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)

/**
 * A HEIC or AVIF picture as JPEG where this browser can read it; a HEIC that it cannot read is null. Everything else
 * stays what it is: the server says what it does not take.
 */
export async function asJpeg(file: File): Promise<Blob | null> {
  if (!isHeic(file) && !isAvif(file)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  } catch {
    return isHeic(file) ? null : file
  }
}
