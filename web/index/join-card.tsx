import { useTranslations } from 'use-intl'
import type { Settings } from '#common/wire/sites.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Field, FieldError } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { useOpenToVisitors } from '../site/page/use-open-to-visitors.ts'

/**
 * The first question of the signup. Without light.ts the form still leads there, but the mail address has to be typed
 * again: it must never be part of a URL.
 */
export function JoinCard({ settings }: { settings: Settings }) {
  const t = useTranslations('index.join')
  const all = useTranslations('app')
  const errors = useTranslations('errors')
  const open = useOpenToVisitors()
  return (
    <section className="relative w-full rounded-panel bg-raised p-6 text-text shadow-3 sm:p-8">
      <h2 className="text-24 font-extrabold">{t(open.signups ? 'title' : 'closed_title')}</h2>
      {!open.signups ? (
        <p className="mt-2">{t('closed')}</p>
      ) : (
        <>
          <p className="mt-1 text-14 text-muted">{t('line', { min_age: settings.min_age })}</p>
          <form method="get" action="/signup" data-join data-tracked className="mt-5 grid gap-4">
            <div className="grid gap-1.5">
              <Field label={t('email')}>
                <Input
                  type="email"
                  data-email
                  required
                  autoComplete="email"
                  inputMode="email"
                  placeholder={t('example')}
                />
              </Field>
              <div id="join-email-error" hidden data-email-error>
                <FieldError>{errors('fields.invalid_email')}</FieldError>
              </div>
            </div>
            <Button type="submit" size="lg" block>
              {all('continue')}
            </Button>
          </form>
          <p className="mt-4 text-12 text-muted">{t('small')}</p>
        </>
      )}
      <p className="mt-4 border-t border-line pt-4 text-14">
        {t('member')}{' '}
        <TextLink to="/login" reloadDocument className="inline-block py-1">
          {all('nav.logIn')}
        </TextLink>
      </p>
      {open.search && (
        <p className="text-14">
          <TextLink to="/members" reloadDocument className="inline-block py-1">
            {t('look')}
          </TextLink>
        </p>
      )}
    </section>
  )
}
