import type { ReactNode } from 'react'
import { Link, type To, useViewTransitionState } from 'react-router'
import { classNames } from './class-names.ts'
import { LockOverlay } from './lock-overlay.tsx'
import { OnlineDot } from './online-dot.tsx'
import { Photo, type PhotoSource } from './photo.tsx'

type PhotoCardProps = {
  to?: To
  photo: PhotoSource | null
  /** Stands in for a missing photo. */
  fallback?: ReactNode
  title: string
  /** Kept whole when the title is cut: an age. */
  titleEnd?: string
  subtitle?: string
  /** Kept whole when the subtitle is cut: a distance. */
  subtitleEnd?: string
  online?: string
  label?: ReactNode
  action?: ReactNode
  locked?: ReactNode
  eager?: boolean
  big?: boolean
  sizes?: string
  heading?: 'h2' | 'h3'
}

/** An address that no page has: a card that leads nowhere moves nowhere. */
const nowhere = '/-'

const gridSizes = '(min-width: 1200px) 240px, (min-width: 992px) 24vw, (min-width: 768px) 32vw, 48vw'

/** Not positioned itself, so that its link covers the whole card: a flex item has a z-index all the same. */
function Caption(props: PhotoCardProps) {
  const Heading = props.heading ?? 'h3'
  const dot = props.online && (
    <OnlineDot label={props.online} on="photo" className={props.subtitle ? 'mr-2 ml-0.5' : 'ml-2'} />
  )
  const heading = (
    <>
      <span className="min-w-0 truncate">{props.title}</span>
      {props.titleEnd && <span className="flex-none whitespace-pre">{props.titleEnd}</span>}
      {!props.subtitle && dot}
    </>
  )
  const headingStyle = classNames(
    'flex items-center text-white no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none',
    'focus-visible:after:outline-3 focus-visible:after:-outline-offset-5 focus-visible:after:outline-white focus-visible:after:inset-ring-7 focus-visible:after:inset-ring-focus',
  )
  return (
    <div className={classNames('z-2 px-3 pb-3 max-[359px]:px-2.5 lg:px-3.5', !props.big && 'md:pr-14')}>
      <Heading className={props.big ? 'text-20' : 'text-16 max-[359px]:text-14'}>
        {props.to ? (
          <Link to={props.to} viewTransition className={classNames(headingStyle, 'static')}>
            {heading}
          </Link>
        ) : (
          <span className="flex items-center text-white">{heading}</span>
        )}
      </Heading>
      {props.subtitle && (
        <p
          className={classNames(
            'flex items-center whitespace-nowrap font-semibold text-white/95',
            props.big ? 'text-14' : 'text-12 max-md:mt-2 max-md:pr-9',
          )}
        >
          {dot}
          <span className="min-w-0 truncate">{props.subtitle}</span>
          {props.subtitleEnd && <span className="flex-none whitespace-pre">{props.subtitleEnd}</span>}
        </p>
      )}
    </div>
  )
}

export function PhotoCard(props: PhotoCardProps) {
  const moving = useViewTransitionState(props.to ?? nowhere)
  return (
    <article className="photo-shade group relative isolate flex aspect-portrait [content-visibility:auto] flex-col justify-end overflow-hidden rounded-card bg-sunken">
      {props.photo ? (
        <Photo
          photo={props.photo}
          alt=""
          sizes={props.sizes ?? gridSizes}
          eager={props.eager}
          className={classNames(
            'transition-transform duration-slow group-hover:scale-[1.025]',
            moving && 'moving-photo',
          )}
        />
      ) : (
        <span className="absolute inset-0 grid place-items-center bg-primary-tint text-primary-text">
          {props.fallback}
        </span>
      )}
      {props.locked && <LockOverlay>{props.locked}</LockOverlay>}
      <Caption {...props} />
      {props.label && (
        <div className="pointer-events-none absolute inset-x-2.5 top-2.5 z-2 flex flex-wrap gap-1.5">
          {props.label}
        </div>
      )}
      {props.action && (
        <div className="absolute right-0.5 bottom-0.5 z-3 md:right-2 md:bottom-2 lg:right-2.5 lg:bottom-2.5">
          {props.action}
        </div>
      )}
    </article>
  )
}
