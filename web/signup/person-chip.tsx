import type { ProfileCard } from '#common/wire/profiles.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { FictionalLabel } from '../profiles/card/fictional.tsx'
import { avatarUrl } from '../profiles/card/photo-source.ts'

export type Person = Pick<ProfileCard, 'id' | 'name' | 'main_image' | 'is_fictional'>

/** The member for whom somebody joins: picture and name stay until the end. */
export function PersonChip({ person, text }: { person: Person; text: string }) {
  const photo = person.main_image
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2">
      <p className="flex max-w-full items-center gap-2.5 rounded-full bg-primary-tint py-1.25 pr-4 pl-1.25 text-14 font-semibold">
        <Avatar src={photo?.status === 'active' ? avatarUrl(photo.thumb_filename) : null} size="sm" />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </p>
      {person.is_fictional && <FictionalLabel on="surface" />}
    </div>
  )
}
