import { LanguageMenu } from '../layouts/language-menu.tsx'
import { SiteLogo } from '../layouts/site-logo.tsx'

export function LoginBar() {
  return (
    <>
      <span className="lg:hidden">
        <SiteLogo />
      </span>
      <span className="flex-1" />
      <LanguageMenu />
    </>
  )
}
