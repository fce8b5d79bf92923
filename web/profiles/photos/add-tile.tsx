import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { camera, plus } from '#ui/icons.ts'

type AddTileProps = { onGallery: () => void; onCamera: () => void }

/** The place of the next photo. */
export function AddTile({ onGallery, onCamera }: AddTileProps) {
  const t = useTranslations('photos')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <button
        type="button"
        onClick={onGallery}
        className="grid aspect-3/4 w-full grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-control bg-primary-tint/40 p-3 text-center font-bold text-primary-text transition hover:border-primary-text hover:bg-primary-tint"
      >
        <Icon icon={plus} size={32} />
        <span className="max-w-full hyphens-auto wrap-anywhere">{t('add')}</span>
        <span className="text-14 font-normal text-balance text-muted pointer-coarse:hidden">
          {t('manage.drop')}
        </span>
      </button>
      <div className="hidden pointer-coarse:block">
        <Button variant="outline" size="sm" block onClick={onCamera} className="min-h-11">
          <Icon icon={camera} size={18} className="flex-none" />
          {t('camera')}
        </Button>
      </div>
    </li>
  )
}
