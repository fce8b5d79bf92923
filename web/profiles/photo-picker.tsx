import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { camera } from '#ui/icons.ts'

type PhotoPickerProps = {
  /** The id of the sentence that says what was wrong with the last one. */
  describedBy: string | undefined
  onGallery: () => void
  onCamera: () => void
}

/** The empty arch, which opens the gallery, and on phones a way to the camera. */
export function PhotoPicker({ describedBy, onGallery, onCamera }: PhotoPickerProps) {
  const t = useTranslations('photos')
  return (
    <div className="grid justify-items-center gap-2">
      <button
        type="button"
        aria-describedby={describedBy}
        onClick={onGallery}
        className="relative grid aspect-3/4 w-45 max-w-full lg:w-54 place-items-center rounded-t-[50%_37.5%] rounded-b-[1.25rem] bg-primary-tint text-primary-text transition hover:brightness-97 active:scale-[0.985]"
      >
        <Outline />
        <span className="relative grid justify-items-center gap-3 px-6 font-bold">
          <span className="grid size-14 place-items-center rounded-full bg-raised shadow-2">
            <Icon icon={camera} />
          </span>
          {t('add')}
        </span>
      </button>
      <div className="hidden pointer-coarse:block">
        <Button variant="ghost" onClick={onCamera}>
          <Icon icon={camera} size={20} />
          {t('camera')}
        </Button>
      </div>
    </div>
  )
}

function Outline() {
  return (
    <svg
      viewBox="0 0 216 288"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-current"
    >
      <path
        d="M1.500 108a106.500 106.500 0 0 1 213 0v159.500a19 19 0 0 1-19 19h-175a19 19 0 0 1-19-19Z"
        strokeWidth="2"
        strokeDasharray="8 6"
        strokeLinecap="round"
      />
    </svg>
  )
}
