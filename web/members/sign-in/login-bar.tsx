import { LanguageMenu } from '#web/frame/language-menu.tsx'
import { SiteLogo } from '#web/frame/site-logo.tsx'

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
