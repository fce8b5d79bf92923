import type { Elements } from '#ui/elements.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { AuthLayout } from './sign-in/auth-layout.tsx'
import { LoginBar } from './sign-in/login-bar.tsx'

/** A page about the account that is found by a mail or from the login, and by no search engine. */
export function AccountFrame({ title, children }: { title: string; children: Elements }) {
  return (
    <AuthLayout bar={<LoginBar />} evening>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      {children}
    </AuthLayout>
  )
}
