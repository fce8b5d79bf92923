import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { refreshUser } from '#web/site/api/user-query.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'

type Dragged = { id: string; onFirst: () => void }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The own photos in an order that pointer and arrow keys change. `said` is for the live region. */
export function usePhotoOrder(photos: OwnPhoto[]) {
  const { shown, latest, said, setOrder, keep } = useKeptOrder(photos)
  const [dragged, setDragged] = useState<Dragged | null>(null)

  function moved(id: string, to: number): string[] {
    const ids = shown.map((photo) => photo.id).filter((each) => each !== id)
    return ids.toSpliced(Math.max(0, Math.min(to, ids.length)), 0, id)
  }

  /** For the button by which a photo is moved. One that comes to the front is handed to `onFirst`, as by `dragOf`. */
  const keysOf = (id: string, at: number, onFirst: () => void) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const to = at + step
    if (to < 0 || to >= shown.length) return
    if (to === 0) onFirst()
    else keep(moved(id, to), id)
  }

  /** For the photo: a mouse takes it anywhere, a finger at its button, so that the page can be scrolled by the rest. */
  const dragOf = (id: string, onFirst: () => void) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const byButton = event.target instanceof Element && event.target.closest('button')
      if (photos.length < 2 || event.button !== 0 || (event.pointerType !== 'mouse' && !byButton)) return
      setDragged({ id, onFirst })
    },
  })

  function dragOver({ clientX, clientY }: { clientX: number; clientY: number }, id: string) {
    const over = document.elementFromPoint(clientX, clientY)?.closest('[data-photo]')
    const to = shown.findIndex((photo) => photo.id === over?.getAttribute('data-photo'))
    if (to >= 0 && shown[to]?.id !== id) setOrder(moved(id, to))
  }

  /** One that is dropped in front is handed to `onFirst`, in place of saving that order. */
  function drop({ id, onFirst }: Dragged) {
    setDragged(null)
    // The last move may not be rendered yet.
    const ids = latest.current
    if (!ids || ids.join() === photos.map((photo) => photo.id).join()) return setOrder(null)
    if (ids[0] !== id) return keep(ids, id)
    setOrder(null)
    onFirst()
  }

  useWindowPointer(dragged !== null, {
    move: (event) => dragged && dragOver(event, dragged.id),
    up: () => dragged && drop(dragged),
    cancel() {
      setDragged(null)
      setOrder(null)
    },
  })
  return {
    shown,
    dragged: dragged?.id ?? null,
    said,
    keysOf,
    dragOf,
    makeMain: (id: string) => keep(moved(id, 0), id),
  }
}

type Pointer = { move: (event: globalThis.PointerEvent) => void; up: () => void; cancel: () => void }

/** Of the whole window: a photo that changes its place is taken out of the page for a moment, and loses the pointer. */
function useWindowPointer(active: boolean, { move, up, cancel }: Pointer) {
  useEffect(() => {
    if (!active) return
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
    }
  })
}

/** The order on the screen, ahead of the server's until every change is saved. */
function useKeptOrder(photos: OwnPhoto[]) {
  const t = useTranslations('photos.manage')
  const save = useSaveOrder()
  const [order, setShown] = useState<string[] | null>(null)
  const latest = useRef<string[]>(null)
  const [said, setSaid] = useState('')
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const sending = useRef(0)
  const place = new Map(order?.map((id, at) => [id, at]))
  const shown = photos.toSorted((a, b) => (place.get(a.id) ?? 99) - (place.get(b.id) ?? 99))

  function setOrder(ids: string[] | null) {
    latest.current = ids
    setShown(ids)
  }
  async function saveInTurn(ids: string[]): Promise<void> {
    await save(ids)
    sending.current -= 1
    if (sending.current === 0) setOrder(null)
  }
  function keep(ids: string[], id: string) {
    setOrder(ids)
    setSaid(t('moved', { place: ids.indexOf(id) + 1, count: ids.length }))
    sending.current += 1
    line.current = line.current.then(() => saveInTurn(ids))
  }
  return { shown, latest, said, setOrder, keep }
}

/** Sends an order; one that is refused is said, and the server's order comes back. */
function useSaveOrder() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const words = useErrorText()
  const toast = useToast()
  return async (ids: string[]): Promise<void> => {
    try {
      const saved = await unwrap(api['photo.php'].$put({ json: { order: ids } }))
      queries.setQueryData(ownPhotosQuery(api).queryKey, saved)
      void refreshUser(queries)
    } catch (error) {
      const field = error instanceof ApiError ? words.field(error.fields.order) : undefined
      toast({ text: field ?? words.text(error) })
      void queries.invalidateQueries({ queryKey: ownPhotosQuery(api).queryKey })
    }
  }
}
