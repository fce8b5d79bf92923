import { useState } from 'react'
import { Gallery } from '../media/gallery.tsx'
import { Lightbox } from '../media/lightbox.tsx'
import { samplePhoto } from './sample-photo.ts'
import { useSampleName } from './sample-theme.ts'

const photos = [0, 1, 2, 3].map((index) => ({
  ...samplePhoto(index, index === 3),
  alt: `Photo ${index + 1}`,
  locked: index === 3 ? 'Premium' : undefined,
}))
const words = {
  previousLabel: 'Previous photo',
  nextLabel: 'Next photo',
  countLabel: (position: number, total: number) => `${position} of ${total}`,
}

export function GallerySamples() {
  const named = useSampleName()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <div className="w-full max-w-dialog">
      <Gallery
        {...words}
        label={named('Photos of Freya')}
        photos={photos}
        onOpen={setOpened}
        openLabel="View larger"
        overlay={
          <>
            <p className="text-32 font-extrabold">Freya, 31</p>
            <p className="text-14 font-semibold">Utrecht · within 5 km</p>
          </>
        }
      />
      <Lightbox
        {...words}
        label={named('Larger photos of Freya')}
        photos={photos}
        open={opened !== null}
        start={opened ?? 0}
        onClose={() => setOpened(null)}
        closeLabel="Close"
      />
    </div>
  )
}
