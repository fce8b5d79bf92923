import { photosPage, sharedCache, sharedPath, sharedPhotoPage } from '#web/site/page/kept-names.ts'

/** Keeps a picture that another app shares with this one until the photo page takes it. */
export async function takeShared(request: Request): Promise<Response> {
  const photo = await request.formData().then(
    (form) => form.get('photo'),
    () => null,
  )
  if (!(photo instanceof File)) return Response.redirect(photosPage, 303)
  const kept = await caches.open(sharedCache)
  await kept.put(sharedPath, new Response(photo, { headers: { 'Content-Type': photo.type } }))
  return Response.redirect(sharedPhotoPage, 303)
}
