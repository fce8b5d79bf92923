import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Profile } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { notebookPen } from '#ui/icons.ts'
import { NoteEditor } from './note-editor.tsx'

/** What the member noted of another, for their own eyes. The page brings the texts `visitors`. */
export function MemberNote({ profile }: { profile: Profile }) {
  const t = useTranslations('visitors.note')
  const [editing, setEditing] = useState(false)
  const [edited, setEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (edited && !editing) button.current?.focus()
  }, [edited, editing])
  function close() {
    setEditing(false)
    setEdited(true)
  }
  return (
    <section className="mt-7">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Icon icon={notebookPen} className="flex-none text-muted" />
          <div className="min-w-0 flex-1 basis-40">
            <h2 className="text-16 font-bold">{t('title')}</h2>
            <p className="text-14 text-muted">{t('hint')}</p>
          </div>
          {!editing && (
            <Button ref={button} variant="outline" size="sm" onClick={() => setEditing(true)}>
              {t(profile.note ? 'edit' : 'add')}
            </Button>
          )}
        </div>
        {editing ? (
          <NoteEditor profile={profile} onClose={close} />
        ) : (
          profile.note && <p className="whitespace-pre-line wrap-anywhere">{profile.note}</p>
        )}
      </Card>
    </section>
  )
}
