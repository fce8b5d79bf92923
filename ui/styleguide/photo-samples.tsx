import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { heart as heartIcon, userRound as userRoundIcon, venetianMask as venetianMaskIcon } from '../icons.ts'
import { PhotoCard } from '../media/photo-card.tsx'
import { PhotoAction, PhotoLabel } from '../media/photo-marks.tsx'
import { Skeleton } from '../notice/skeleton.tsx'
import { Forced } from './forced.tsx'
import { samplePhoto } from './sample-photo.ts'

export function PhotoSamples() {
  const [liked, setLiked] = useState(true)
  const heart = <Icon icon={heartIcon} size={22} />
  const like = (name: string) => <PhotoAction label={`Like ${name}`} icon={heart} pressed={false} />
  return (
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
          <PhotoAction label="Like Freya" icon={heart} pressed={liked} onClick={() => setLiked(!liked)} />
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
        label={<PhotoLabel icon={<Icon icon={venetianMaskIcon} size={16} />}>Fictional profile</PhotoLabel>}
        action={like('Maximiliana')}
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
        fallback={<Icon icon={userRoundIcon} size={64} />}
        title="Luca"
        titleEnd=", 29"
        subtitle="Haarlem"
      />
      <Forced state="focus">
        <PhotoCard
          to="/members/5"
          photo={samplePhoto(3)}
          title="In focus"
          titleEnd=", 40"
          subtitle="Delft"
          action={like('Mateo')}
        />
      </Forced>
      <Forced state="focus" on="button">
        <PhotoCard
          to="/members/6"
          photo={samplePhoto(4)}
          title="Heart in focus"
          subtitle="Delft"
          action={like('Chiara')}
        />
      </Forced>
      <Skeleton shape="card" />
    </div>
  )
}
