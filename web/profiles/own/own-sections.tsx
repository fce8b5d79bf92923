import { useTranslations } from 'use-intl'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { Card } from '#ui/card.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { Opened } from './editors/field-editor.tsx'
import { OwnFieldRow } from './own-field-row.tsx'
import { howShown, ownSections, sectionNames } from './own-fields.ts'
import { PromptRows } from './prompt-rows.tsx'

type OwnSectionsProps = { profile: OwnProfile; onOpen: (opened: Opened) => void }

/** Everything that a member says about themselves, as far as the site asks for it. */
export function OwnSections({ profile, onOpen }: OwnSectionsProps) {
  const t = useTranslations('ownProfile')
  const settings = useSettings()
  return sectionNames.map((name) => {
    const asked = ownSections[name].filter((field) => howShown(settings, field).asked)
    if (asked.length === 0) return null
    return (
      <section key={name}>
        <h2 className="mb-3">{t(`sections.${name}`)}</h2>
        <Card flush className="overflow-hidden">
          <ul className="divide-y divide-line">
            {asked.map((field) =>
              field === 'prompts' ? (
                <PromptRows
                  key={field}
                  profile={profile}
                  note={howShown(settings, field).noted ? t(`notes.${field}`) : undefined}
                  onEdit={(finished) => onOpen({ field, finished })}
                  onOrder={() => onOpen({ field: 'prompt_order' })}
                />
              ) : (
                <OwnFieldRow key={field} field={field} profile={profile} onEdit={() => onOpen({ field })} />
              ),
            )}
          </ul>
        </Card>
      </section>
    )
  })
}
