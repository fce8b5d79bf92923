import { useState } from 'react'
import { Chip, ChipButton, RemovableChip } from '../button/chip.tsx'
import { Icon } from '../icon.tsx'
import { check, shieldCheck, venetianMask } from '../icons.ts'
import { Avatar } from '../media/avatar.tsx'
import { OnlineDot, PhotoLabel } from '../media/photo-marks.tsx'
import { Badge } from '../notice/badge.tsx'
import { Tag } from '../notice/tag.tsx'
import { Forced } from './forced.tsx'
import { samplePhoto } from './sample-photo.ts'
import { Line } from './section.tsx'

export function LabelSamples() {
  const [pressed, setPressed] = useState(true)
  const [filtered, setFiltered] = useState(true)
  return (
    <>
      <Line>
        {filtered && (
          <RemovableChip removeLabel="Remove filter: online now" onRemove={() => setFiltered(false)}>
            Online now
          </RemovableChip>
        )}
        <ChipButton pressed={pressed} onClick={() => setPressed(!pressed)}>
          Hiking
        </ChipButton>
        <ChipButton pressed={false}>Tea</ChipButton>
        <Forced state="hover">
          <ChipButton pressed={false}>Hover</ChipButton>
        </Forced>
        <Forced state="focus">
          <ChipButton pressed>Focus</ChipButton>
        </Forced>
        <ChipButton disabled>Disabled</ChipButton>
        <Chip>Reading</Chip>
        <Chip shared icon={<Icon icon={check} size={16} />}>
          Music
        </Chip>
      </Line>
      <Line>
        <Badge count={7} tone="unread" label="7 unread" />
        <Badge count={120} tone="unread" label="120 unread" />
        <Badge count={3} tone="like" label="3 new likes" />
        <Badge count={8} tone="warning" label="8 credits" />
        <Badge count={0} tone="danger" label="No credits" showZero />
        <Badge count={4} />
        <OnlineDot label="Online" on="bg" />
      </Line>
      <Line>
        <Tag>Neutral</Tag>
        <Tag tone="accent">Accent</Tag>
        <Tag tone="success" icon={<Icon icon={shieldCheck} size={14} />}>
          Verified
        </Tag>
        <Tag tone="warning" icon={<Icon icon={venetianMask} size={14} />}>
          Fictional
        </Tag>
        <Tag tone="danger">High</Tag>
        <PhotoLabel icon={<Icon icon={venetianMask} size={16} />}>Fictional profile</PhotoLabel>
        <PhotoLabel tone="news">New</PhotoLabel>
      </Line>
      <Line>
        <Avatar size="sm" />
        <Avatar src={samplePhoto(0).src} alt="Freya" online="Online" />
        <Avatar src={samplePhoto(1).src} alt="Priya" size="lg" />
        <Avatar size="xl" alt="No photo" />
      </Line>
    </>
  )
}
