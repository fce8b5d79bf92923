import { EmojiPicker } from 'frimousse'
import { useLocale, useTranslations } from 'use-intl'
import { inputStyle } from '#ui/form/input.tsx'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import { resolveEmojiData } from './emoji-data.ts'

const columns = 7

/** Every emoji by what it shows, with a search in the page's language. */
export function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTranslations('messageKinds.emoji')
  const locale = useLocale()
  return (
    <EmojiPicker.Root
      locale={locale}
      columns={columns}
      resolveEmojiData={resolveEmojiData}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
      className="flex h-80 max-h-[60dvh] w-75 flex-col"
    >
      <EmojiPicker.Search
        autoFocus
        aria-label={t('search')}
        placeholder={t('search')}
        className={inputStyle}
      />
      <EmojiPicker.Viewport className="mt-2 min-h-0 flex-1 outline-none">
        <EmojiPicker.Loading>
          <Skeleton lines={4} />
        </EmojiPicker.Loading>
        <EmojiPicker.Empty className="grid h-24 place-items-center text-14 text-muted">
          {t('none')}
        </EmojiPicker.Empty>
        <EmojiPicker.List
          components={{
            CategoryHeader: ({ category, ...rest }) => (
              <div
                {...rest}
                className="bg-raised px-1 py-1.5 text-12 font-semibold text-muted first-letter:uppercase"
              >
                {category.label}
              </div>
            ),
            Row: ({ children, ...rest }) => <div {...rest}>{children}</div>,
            Emoji: ({ emoji, ...rest }) => (
              <button
                {...rest}
                type="button"
                className={
                  'grid size-10 place-items-center rounded-small text-24 ' +
                  (emoji.isActive ? 'bg-primary-tint' : 'hover:bg-control/15')
                }
              >
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  )
}
