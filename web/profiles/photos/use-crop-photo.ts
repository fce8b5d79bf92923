import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { refreshUser } from '#web/site/api/user-query.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'

/** The part of a picture that cards and the profile show. */
const shownAspect = 3 / 4

/** Whether a photo was uploaded whole, so that cards cut it as they can. */
const isUncropped = ({ width, height }: OwnPhoto) => Math.abs(width / height - shownAspect) > 0.02

/** A photo that is to be cropped, and whether it becomes the main one by that. */
type Cropping = { photo: OwnPhoto; becomesMain: boolean }

/** Crops a photo that is uploaded already. One that becomes the main photo and is not cropped yet is asked about first. */
export function useCropPhoto(makeMain: (id: string) => void) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const words = useErrorText()
  const toast = useToast()
  const [cropping, setCropping] = useState<Cropping | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ photo, becomesMain, crop }: Cropping & { crop: string | null }) => {
      if (crop) {
        const json = { id: photo.id, filename: photo.filename, crop }
        queries.setQueryData(ownPhotosQuery(api).queryKey, await unwrap(api['crop-photo.php'].$put({ json })))
        void refreshUser(queries)
      }
      if (becomesMain) makeMain(photo.id)
      setCropping(null)
    },
    onError: (error) => {
      const field = error instanceof ApiError ? words.field(error.fields.crop) : undefined
      toast({ text: field ?? words.text(error) })
    },
  })
  return {
    cropping,
    busy: isPending,
    use: (crop: string | null) => {
      if (cropping && !isPending) mutate({ ...cropping, crop })
    },
    close: () => setCropping(null),
    crop: (photo: OwnPhoto) => setCropping({ photo, becomesMain: false }),
    main: (photo: OwnPhoto) =>
      isUncropped(photo) ? setCropping({ photo, becomesMain: true }) : makeMain(photo.id),
  }
}
