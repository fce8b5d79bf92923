import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import type { Elements } from '../elements.ts'
import { Icon } from '../icon.tsx'
import { chevronLeft, chevronRight } from '../icons.ts'
import { type GalleryPhoto, GallerySegments, GallerySlide, GalleryThumbs } from './gallery-parts.tsx'

type GalleryProps = {
  label: string
  photos: GalleryPhoto[]
  previousLabel: string
  nextLabel: string
  countLabel: (position: number, total: number) => string
  /** Shown over the lower edge on the phone: the member's name. */
  overlay?: ReactNode | undefined
  start?: number | undefined
  fill?: boolean | undefined
  onOpen?: (index: number) => void
  openLabel?: string | undefined
  /** A button over the photo that is shown. */
  action?: ((index: number) => ReactNode) | undefined
}

// Not every browser makes a scroll container focusable by itself.
const keyboardScroller = { tabIndex: 0 }

export function Gallery(props: GalleryProps) {
  const { photos, fill, start = 0 } = props
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  const last = photos.length - 1
  const count = props.countLabel(shown + 1, photos.length)
  useEffect(() => {
    if (row.current) row.current.scrollLeft = start * row.current.clientWidth
  }, [start])

  function show(index: number) {
    const target = Math.max(0, Math.min(last, index))
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollTo({
      left: target * row.current.clientWidth,
      behavior: calm ? 'instant' : 'smooth',
    })
  }
  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  const step = (to: number, label: string, icon: Elements, side: string) => (
    <IconButton
      variant="photo"
      label={label}
      icon={icon}
      disabled={to < 0 || to > last}
      onClick={() => show(to)}
      className={classNames('absolute! inset-y-0 z-3 my-auto hidden! lg:inline-grid!', side)}
    />
  )
  return (
    <section aria-label={props.label} className={fill ? 'h-full' : undefined}>
      <div
        className={classNames(
          'relative overflow-hidden',
          fill
            ? 'h-full'
            : 'aspect-[3/3.55] max-h-[85svh] w-full bg-sunken lg:aspect-[3/3.72] lg:max-h-[max(360px,100svh-12rem)] lg:rounded-panel',
        )}
      >
        {last > 0 && <GallerySegments total={photos.length} shown={shown} />}
        <ul
          {...(last > 0 && keyboardScroller)}
          ref={row}
          aria-label={last > 0 ? count : undefined}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: at }) => setShown(Math.round(at.scrollLeft / at.clientWidth))}
          className="snap-row h-full focus-visible:-outline-offset-4 focus-visible:outline-white"
        >
          {photos.map((photo, index) => (
            <GallerySlide
              key={photo.src}
              photo={photo}
              first={index === start}
              current={index === shown}
              fit={fill ? 'contain' : 'cover'}
              openLabel={props.openLabel}
              onOpen={props.onOpen && (() => props.onOpen?.(index))}
            />
          ))}
        </ul>
        {last > 0 && step(shown - 1, props.previousLabel, <Icon icon={chevronLeft} />, 'left-3')}
        {last > 0 && step(shown + 1, props.nextLabel, <Icon icon={chevronRight} />, 'right-3')}
        {props.action && <div className="absolute top-6 left-3 z-4">{props.action(shown)}</div>}
        {props.overlay && (
          <div className="pointer-events-none absolute inset-x-0 bottom-0 z-2 bg-linear-to-b from-transparent via-ink/65 to-ink/88 px-4 pt-18 pb-9 text-white lg:hidden">
            {props.overlay}
          </div>
        )}
        <p
          aria-live="polite"
          className={classNames(
            'absolute right-3 bottom-3 z-2 rounded-full bg-ink/75 px-2.5 py-0.5 text-12 font-bold text-white tabular-nums',
            last > 0 ? 'max-lg:sr-only' : 'sr-only',
          )}
        >
          {count}
        </p>
      </div>
      {!fill && last > 0 && <GalleryThumbs photos={photos} shown={shown} onShow={show} />}
    </section>
  )
}
