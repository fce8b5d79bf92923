import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Profile, Photo as ProfilePhoto } from '#common/wire/profiles.ts'
import { Photo } from '#ui/media/photo.tsx'
import { photoSource } from '../card/photo-source.ts'
import { LockedPhotos } from './locked-photos.tsx'

/** What a member can answer. */
export type Answerable = Profile['prompts'][number] | { photo: ProfilePhoto }

type ProfileStoryProps = {
  profile: Profile
  /** A way to answer one part, whose name for screen readers is `label`. */
  answer?: ((part: Answerable, label: string) => ReactNode) | undefined
  onOpen: (photo: number) => void
  /** What a member pays at least to see the locked ones. */
  price?: string | undefined
}

/** Finished sentences and photos after the main one, in turn; the locked ones last, together. */
export function ProfileStory({ profile, answer, onOpen, price }: ProfileStoryProps) {
  const { prompts, photos } = profile
  const clear = photos.flatMap((photo, index) => (index > 0 && !photo.locked ? [{ photo, index }] : []))
  const turns = Array.from({ length: Math.max(prompts.length, clear.length) }, (_, turn) => turn)
  const locked = photos.filter((photo) => photo.locked)
  if (turns.length === 0 && locked.length === 0) return null
  return (
    <section className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {turns.flatMap((turn) => {
        const prompt = prompts[turn]
        const shown = clear[turn]
        return [
          prompt && <PromptCard key={prompt.prompt} prompt={prompt} answer={answer} />,
          shown && (
            <PhotoCard key={shown.photo.id} {...shown} profile={profile} answer={answer} onOpen={onOpen} />
          ),
        ]
      })}
      <LockedPhotos profile={profile} photos={locked} price={price} />
    </section>
  )
}

type PromptCardProps = { prompt: Profile['prompts'][number]; answer: ProfileStoryProps['answer'] }

function PromptCard({ prompt, answer }: PromptCardProps) {
  const t = useTranslations('prompts')
  const words = useTranslations('theirProfile')
  const sentence = t(`sentence.${prompt.prompt}`)
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface px-4.5 py-4">
      {/* As tall as the photo beside it: what was said stands in its middle. */}
      <div className="lg:my-auto">
        <h2 className="text-14 font-normal text-muted">{sentence}</h2>
        <p
          dir="auto"
          className="mt-1 text-20 font-bold wrap-anywhere whitespace-pre-line lg:mt-2 lg:text-24 lg:leading-snug"
        >
          {prompt.answer}
        </p>
      </div>
      {answer && (
        <div className="flex justify-end pt-3 max-lg:mt-auto">
          {answer(prompt, words('answer_prompt', { prompt: sentence }))}
        </div>
      )}
    </div>
  )
}

type PhotoCardProps = Omit<ProfileStoryProps, 'answer' | 'price'> & {
  photo: ProfilePhoto
  index: number
  answer: ProfileStoryProps['answer']
}

function PhotoCard({ profile, photo, index, answer, onOpen }: PhotoCardProps) {
  const t = useTranslations('profiles.profile')
  const words = useTranslations('theirProfile')
  const position = index + 1
  return (
    <div className="relative aspect-[4/5] overflow-hidden rounded-card bg-sunken">
      <Photo photo={photoSource(photo)} alt="" sizes="(min-width: 992px) 360px, 100vw" />
      <button
        type="button"
        aria-label={t('photo', { position, name: profile.name })}
        onClick={() => onOpen(index)}
        className="absolute inset-0 cursor-zoom-in! focus-visible:-outline-offset-4 focus-visible:outline-white"
      />
      {answer && (
        <div className="absolute right-3 bottom-3">
          {answer({ photo }, words('answer_photo', { position }))}
        </div>
      )}
    </div>
  )
}
