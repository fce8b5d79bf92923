import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Icon } from '#ui/icon.tsx'
import { search, trash } from '#ui/icons.ts'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { savedKey, savedQuery } from './search-query.ts'
import { keptSearch, readSearch, type SearchState } from './search-state.ts'

type SavedSearchesProps = {
  state: SearchState
  onChoose: (state: SearchState) => void
  onClose: () => void
}

/** The searches that the member keeps: one press opens one; the current one is kept under a name. */
export function SavedSearches({ state, onChoose, onClose }: SavedSearchesProps) {
  const t = useTranslations('search.saved')
  const { api } = usePageData()
  const queries = useQueryClient()
  const words = useErrorText()
  const { data, isPending } = useQuery(savedQuery(api))
  const { mutate: remove, error } = useMutation({
    mutationFn: (id: string) => unwrap(api['searches.php'].$delete({ json: { id } })),
    onSuccess: (left) => queries.setQueryData(savedKey, left),
  })
  return (
    <Sheet open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="grid gap-5 py-2">
        <SaveForm state={state} />
        {error && (
          <p role="alert" className="text-14 text-danger">
            {words.text(error)}
          </p>
        )}
        {isPending && <Skeleton lines={2} />}
        {data?.searches.length === 0 && <p className="text-14 text-muted">{t('none')}</p>}
        {data && data.searches.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {data.searches.map(({ id, name, search: kept }) => (
              <li key={id} className="flex items-center gap-2 py-1.5">
                <button
                  type="button"
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left font-semibold hover:text-primary-text"
                  onClick={() => onChoose(readSearch(new URLSearchParams(kept)))}
                >
                  <Icon icon={search} size={18} className="flex-none text-muted" />
                  <span className="truncate">{name}</span>
                </button>
                <IconButton
                  label={t('remove', { name })}
                  icon={<Icon icon={trash} size={18} />}
                  onClick={() => remove(id)}
                />
              </li>
            ))}
          </ul>
        )}
        <p className="text-12 text-muted">{t('mail_note')}</p>
      </div>
    </Sheet>
  )
}

function SaveForm({ state }: Pick<SavedSearchesProps, 'state'>) {
  const t = useTranslations('search.saved')
  const { api } = usePageData()
  const queries = useQueryClient()
  /** The same on a retry, so that a lost answer keeps no second one. */
  const clientId = useRef(crypto.randomUUID())
  const form = useSubmit(['name'], async (answer, element) => {
    const json = { client_id: clientId.current, name: answer('name'), search: keptSearch(state) }
    queries.setQueryData(savedKey, await unwrap(api['searches.php'].$post({ json })))
    clientId.current = crypto.randomUUID()
    element.reset()
  })
  return (
    <ScriptedForm {...form.props} className="grid gap-3">
      <Field label={t('name')} error={form.field('name') ?? form.problem}>
        <Input name="name" maxLength={limits.searchNameMax} autoComplete="off" />
      </Field>
      <Button type="submit" loading={form.busy} className="justify-self-start">
        {t('keep')}
      </Button>
    </ScriptedForm>
  )
}
