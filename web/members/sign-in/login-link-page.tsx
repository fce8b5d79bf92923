import { data, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { tokenPattern } from '#common/limits.ts'
import { type PageFailure, pageLoader } from '#web/site/api/page-loader.ts'
import { AccountFrame } from '../account-frame.tsx'
import { checkLink } from '../addresses/check-link.ts'
import { LinkStep } from './link-step.tsx'
import { safeReturn } from './safe-return.ts'
import { withCookies } from './with-cookies.ts'

const expired = '/login?link=invalid'

const load = pageLoader(['members', 'account'], async ({ api, params }) => {
  // Every other address of one part leads nowhere, as if this page were not there.
  if (!params.token || !tokenPattern.test(params.token))
    throw data<PageFailure>({ error: 'not_found' }, { status: 404 })
  if (!(await checkLink(api, 'login', params.token))) throw redirectTo(expired)
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

/** A mail's automatic login (spec §2): the button signs in and goes on to the one page that the link is for. */
export default function LoginLinkPage() {
  const t = useTranslations('account.link')
  const { api } = usePageData()
  const { token = '' } = useParams()
  async function logIn() {
    try {
      const { to } = await withCookies(() => unwrap(api['link.php'].$post({ json: { token } })))
      window.location.replace(safeReturn(to))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'link_invalid') throw error
      window.location.replace(expired)
    }
  }
  return (
    <AccountFrame title={t('heading')}>
      <LinkStep title={t('heading')} text={t('text')} button={t('button')} onAct={logIn} />
    </AccountFrame>
  )
}
