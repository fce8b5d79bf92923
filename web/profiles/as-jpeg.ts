/**
 * A HEIC picture as JPEG where this browser can read it, as Safari can. Everything else stays what it is: the server
 * says what it does not take.
 */
export async function asJpeg(file: File): Promise<Blob> {
  if (!/hei[cf]/.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.92))
  } catch {
    return file
  }
}
