import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** Takes files that are dropped or pasted anywhere on the page. True while files are held over it. */
export function usePageDrop(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const hold = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      // Without it the browser would open the file in place of the page.
      event.preventDefault()
      setOver(true)
    }
    window.addEventListener('dragenter', hold, { signal })
    window.addEventListener('dragover', hold, { signal })
    window.addEventListener('dragleave', (event) => event.relatedTarget ?? setOver(false), { signal })
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false)
        take(event, event.dataTransfer)
      },
      { signal },
    )
    window.addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    return () => ended.abort()
  }, [])
  return over
}
