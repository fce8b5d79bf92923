import Heart from 'lucide-react/icons/heart'
import UserRound from 'lucide-react/icons/user-round'
import VenetianMask from 'lucide-react/icons/venetian-mask'
import { useState } from 'react'
import { Gallery } from '../gallery.tsx'
import { Lightbox } from '../lightbox.tsx'
import { PhotoAction } from '../photo-action.tsx'
import { PhotoCard } from '../photo-card.tsx'
import { PhotoLabel } from '../photo-label.tsx'
import { Skeleton } from '../skeleton.tsx'
import { samplePhoto } from './sample-photo.ts'
import { Section } from './section.tsx'

const photos = [0, 1, 2, 3].map((index) => ({
  ...samplePhoto(index, index === 3),
  alt: `Photo ${index + 1}`,
  locked: index === 3 ? 'Premium' : undefined,
}))
const labels = {
  label: 'Photos of Freya',
  previousLabel: 'Previous photo',
  nextLabel: 'Next photo',
  countLabel: (position: number, total: number) => `${position} of ${total}`,
}

export function PhotosSection() {
  const [liked, setLiked] = useState(true)
  const [opened, setOpened] = useState<number | null>(null)
  const heart = <Heart size={22} aria-hidden="true" />
  return (
    <>
      <Section title="Photo cards">
        <div className="people-grid">
          <PhotoCard
            to="/members/1"
            photo={samplePhoto(0)}
            title="Freya"
            titleEnd=", 31"
            subtitle="Utrecht"
            subtitleEnd=" · 5 km"
            online="Online now"
            action={
              <PhotoAction
                label="Unlike Freya"
                icon={heart}
                pressed={liked}
                onClick={() => setLiked(!liked)}
              />
            }
          />
          <PhotoCard
            to="/members/2"
            photo={samplePhoto(1)}
            title="Maximiliana-Alexandrina"
            titleEnd=", 36"
            subtitle="Sankt Leonhard im Pitztal"
            subtitleEnd=" · 50 km"
            online="Online now"
            label={
              <PhotoLabel icon={<VenetianMask size={16} aria-hidden="true" />}>Fictional profile</PhotoLabel>
            }
            action={<PhotoAction label="Like" icon={heart} pressed={false} />}
          />
          <PhotoCard
            to="/members/3"
            photo={samplePhoto(2, true)}
            title="Sofia"
            titleEnd=", 45"
            locked="Premium"
          />
          <PhotoCard
            to="/members/4"
            photo={null}
            fallback={<UserRound size={64} aria-hidden="true" />}
            title="Luca"
            titleEnd=", 29"
            subtitle="Haarlem"
          />
          <Skeleton shape="card" />
        </div>
      </Section>
      <Section title="Gallery and lightbox">
        <div className="w-full max-w-dialog">
          <Gallery
            {...labels}
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
        </div>
        <Lightbox
          {...labels}
          photos={photos}
          open={opened !== null}
          start={opened ?? 0}
          onClose={() => setOpened(null)}
          closeLabel="Close"
        />
      </Section>
    </>
  )
}
