import { ageOn } from '#common/profiles/age-on.ts'
import type { OwnProfile, Photo, Profile, ProfileCard } from '#common/wire/profiles.ts'
import type { Ctx } from '../kernel/context.ts'
import type { AlbumView } from './album/album-view.ts'
import type { CardRow, PhotoRow } from './cards.ts'
import type { ProfileRow } from './open-profile.ts'
import type { Saved } from './saved/saved-columns.ts'
import { activityStep, distanceStep, onlineMs } from './search/coarse-steps.ts'
import type { profiles } from './tables.ts'

/** Who looks, and when. */
export type Viewer = { id: string | null; paid: boolean; now: Date; places: Ctx['places'] }

export function viewerOf(ctx: Ctx): Viewer {
  const { actor } = ctx
  return actor.kind === 'member'
    ? { id: actor.memberId, paid: actor.paid, now: ctx.now(), places: ctx.places }
    : { id: null, paid: false, now: ctx.now(), places: ctx.places }
}

/** A photo as the viewer may see it: where it is locked, only the blurred twin's address leaves the server. */
export function presentPhoto(
  photo: PhotoRow & { private?: boolean },
  ownerId: string,
  viewer: Pick<Viewer, 'id' | 'paid'>,
): Photo {
  // A private photo is among somebody's photos only for whom the member lets see it.
  const locked = !(photo.isMain || photo.private || viewer.paid || viewer.id === ownerId)
  return {
    id: photo.id,
    filename: locked ? photo.blurName : photo.fullName,
    thumb_filename: locked ? photo.blurName : photo.cardName,
    status: photo.state,
    locked,
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
  }
}

/** A member in a list. A fictional profile is never online. */
export function presentCard(row: CardRow, viewer: Viewer, likeState: ProfileCard['like_state']): ProfileCard {
  const away = viewer.now.getTime() - new Date(row.lastActiveAt).getTime()
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.birthDate, viewer.now),
    gender: row.gender,
    country: row.country,
    region: viewer.places.region(row.regionId),
    city: viewer.places.city(row.cityId),
    online: row.showsOnline && !row.isFictional && away <= onlineMs,
    is_fictional: row.isFictional,
    verified: row.verified,
    main_image: row.photo && presentPhoto(row.photo, row.id, viewer),
    like_state: likeState,
  }
}

type Around = {
  photos: PhotoRow[]
  album: AlbumView
  likeState: ProfileCard['like_state']
  conversation: string | null
  saved: Saved
}

/** A member's page: the card, and of the further fields those that the site shows. The birth date stays private. */
export function presentProfile(ctx: Ctx, row: ProfileRow, around: Around): Profile {
  const viewer = viewerOf(ctx)
  const shown = new Set(ctx.site.settings.visible_profile_fields)
  const interests = shown.has('interests') ? row.interests : []
  const shared = viewer.id === row.id ? [] : interests.filter((each) => row.viewerInterests?.includes(each))
  return {
    ...presentCard(row, viewer, around.likeState),
    sexuality: shown.has('sexuality') ? row.sexuality : null,
    relationship_status: shown.has('relationship_status') ? row.relationshipStatus : null,
    hair_color: shown.has('hair_color') ? row.hairColor : null,
    eye_color: shown.has('eye_color') ? row.eyeColor : null,
    body_type: shown.has('body_type') ? row.bodyType : null,
    tattoos: shown.has('tattoos') ? row.tattoos : null,
    interests,
    shared_interests: shared,
    reason: shown.has('reason') ? row.reason : null,
    about: shown.has('about') ? row.about : null,
    prompts: shown.has('about') ? row.prompts : [],
    photos: around.photos.map((photo) => presentPhoto(photo, row.id, viewer)),
    private_photos: around.album.count,
    album: around.album.state,
    conversation: around.conversation,
    favourite: around.saved.favourite,
    note: around.saved.note,
    distance: distanceStep(row.distanceKm),
    active:
      row.showsOnline && !row.isFictional && viewer.id !== row.id
        ? activityStep(new Date(row.lastActiveAt), viewer.now)
        : null,
  }
}

/**
 * One's own page as somebody else sees it, premium or not: with none of the photos that only their owner sees, and with
 * nothing in common with oneself.
 */
export function presentPreview(
  ctx: Ctx,
  row: ProfileRow,
  photos: (PhotoRow & { private: boolean })[],
  paid: boolean,
): Profile {
  const active = photos.filter((photo) => photo.state === 'active')
  const open = active.filter((photo) => !photo.private)
  const album: AlbumView = { count: active.length - open.length, state: 'closed' }
  const saved: Saved = { favourite: false, note: null }
  const profile = presentProfile(ctx, row, { photos: [], album, likeState: null, conversation: null, saved })
  const look = (photo: PhotoRow) => presentPhoto(photo, row.id, { id: null, paid })
  const main = open.find((photo) => photo.isMain)
  return { ...profile, photos: open.map(look), main_image: main ? look(main) : null }
}

/** One's own profile as its form edits it. */
export function presentOwnProfile(
  { places }: Pick<Ctx, 'places'>,
  profile: typeof profiles.$inferSelect & Pick<OwnProfile, 'prompts'>,
  name: string,
): OwnProfile {
  return {
    id: profile.memberId,
    name,
    gender: profile.gender,
    sexuality: profile.sexuality,
    date_of_birth: profile.birthDate,
    country: profile.country,
    region: profile.regionId,
    city: profile.cityId === null ? null : String(profile.cityId),
    region_name: places.region(profile.regionId),
    city_name: places.city(profile.cityId),
    relationship_status: profile.relationshipStatus,
    hair_color: profile.hairColor,
    eye_color: profile.eyeColor,
    body_type: profile.bodyType,
    tattoos: profile.tattoos,
    interests: profile.interests,
    reason: profile.reason,
    about: profile.about,
    prompts: profile.prompts,
  }
}
