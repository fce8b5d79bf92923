import type { OwnProfile } from '#common/wire/profiles.ts'

/** What every field's editor is given. It is mounted anew each time it opens. */
export type EditorProps = {
  profile: OwnProfile
  title: string
  note: string | undefined
  onClose: () => void
}
