import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Input } from '#ui/form/input.tsx'
import { Icon } from '#ui/icon.tsx'
import { search, x } from '#ui/icons.ts'

const pauseMs = 250

/** What is typed into the field, and what is searched for: as soon as there is enough of it, and a pause. */
export function useChatSearch() {
  const [text, setText] = useState('')
  const [settled, setSettled] = useState('')
  const words = text.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  // In a transition, so that the field does not wait for the results' script.
  const query = useDeferredValue(settled)
  return { text, setText, query: words !== '' && query.length >= limits.chatSearchMin ? query : '' }
}

/** Searches the conversations by name and words. */
export function SearchField({ text, setText }: { text: string; setText: (text: string) => void }) {
  const t = useTranslations('chatHome')
  return (
    <search className="block px-2.5 pb-3">
      <Input
        type="search"
        className="[&::-webkit-search-cancel-button]:hidden"
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        maxLength={limits.chatSearchMax}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
        start={<Icon icon={search} size={18} />}
        end={
          text && (
            <IconButton
              label={t('search_clear')}
              icon={<Icon icon={x} size={18} />}
              onClick={(event) => {
                setText('')
                event.currentTarget.closest('search')?.querySelector('input')?.focus()
              }}
            />
          )
        }
      />
    </search>
  )
}
