import type { ReactNode } from 'react'
import { Link, type To, useViewTransitionState } from 'react-router'
import { Photo, type PhotoSource } from './photo.tsx'
import { LockOverlay, OnlineDot } from './photo-marks.tsx'

type PhotoCardProps = {
  to?: To | undefined
  photo: PhotoSource | null
  /** Shown in place of a missing photo. */
  fallback?: ReactNode | undefined
  title: string
  /** Never cut, unlike the title: an age. */
  titleEnd?: string | undefined
  subtitle?: string | undefined
  /** Never cut, unlike the subtitle: a distance. */
  subtitleEnd?: string | undefined
  online?: string | undefined
  label?: ReactNode | undefined
  action?: ReactNode | undefined
  locked?: ReactNode | undefined
  eager?: boolean | undefined
  big?: boolean | undefined
  sizes?: string | undefined
  heading?: 'h2' | 'h3' | undefined
}

/** An address that no page has, so that a card without a link has no transition. */
const nowhere = '/-'

const gridSizes = '(min-width: 1200px) 240px, (min-width: 992px) 24vw, (min-width: 768px) 32vw, 48vw'

function Caption(props: PhotoCardProps) {
  const Heading = props.heading ?? 'h3'
  const dot = props.online && (
    <OnlineDot label={props.online} on="photo" className={props.subtitle ? 'mr-2 ml-0.5' : 'ml-2'} />
  )
  const name = (
    <>
      <span className="min-w-0 truncate">{props.title}</span>
      {props.titleEnd && <span className="photo-card-whole">{props.titleEnd}</span>}
      {!props.subtitle && dot}
    </>
  )
  return (
    <div className="photo-card-caption">
      <Heading className="photo-card-title">
        {props.to ? (
          <Link to={props.to} viewTransition discover="none" className="photo-card-name">
            {name}
          </Link>
        ) : (
          <span className="photo-card-name">{name}</span>
        )}
      </Heading>
      {props.subtitle && (
        <p className="photo-card-subtitle">
          {dot}
          <span className="min-w-0 truncate">{props.subtitle}</span>
          {props.subtitleEnd && <span className="photo-card-whole">{props.subtitleEnd}</span>}
        </p>
      )}
    </div>
  )
}

export function PhotoCard(props: PhotoCardProps) {
  const moving = useViewTransitionState(props.to ?? nowhere)
  return (
    <article className={props.big ? 'photo-card photo-card-big' : 'photo-card'}>
      {props.photo ? (
        <Photo
          photo={props.photo}
          alt=""
          sizes={props.sizes ?? gridSizes}
          eager={props.eager}
          className={moving ? 'photo-card-picture moving-photo' : 'photo-card-picture'}
        />
      ) : (
        <span className="photo-card-fallback">{props.fallback}</span>
      )}
      {props.locked && <LockOverlay>{props.locked}</LockOverlay>}
      <Caption {...props} />
      {props.label && <div className="photo-card-labels">{props.label}</div>}
      {props.action && <div className="photo-card-action">{props.action}</div>}
    </article>
  )
}
