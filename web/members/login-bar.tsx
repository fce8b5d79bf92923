import { LanguageMenu } from '../frame/language-menu.tsx'
import { SiteLogo } from '../frame/site-logo.tsx'

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
