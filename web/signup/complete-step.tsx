import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { SignupState } from '#common/wire/signup.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { bold } from '#ui/rich-text.tsx'
import { Stave } from '../brand/stave.tsx'
import { ActivationSteps } from '../members/addresses/activation-steps.tsx'
import { FictionalLabel } from '../profiles/card/fictional.tsx'
import { photoUrl } from '../profiles/card/photo-source.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { SignupFrame } from './frame.tsx'

/** The signup is complete: it leads to the one for whom somebody joined, or to the search. */
export function CompleteStep({ state, onLeave }: { state: SignupState; onLeave?: () => void }) {
  const t = useTranslations('members.signup.complete')
  const navigate = useNavigate()
  const user = useUser()
  const { target, message_waits: waits, profile } = state
  const photo = target?.main_image?.status === 'active' ? target.main_image : null
  const leave = async () => {
    // The reminder of the activation stands on the page that follows.
    await navigate(`${target ? `/members/${target.id}` : '/signup-matches'}?api_signup_complete=1`, {
      replace: true,
    })
    onLeave?.()
  }
  return (
    <SignupFrame bar={null}>
      <div className="flex flex-1 flex-col gap-5 lg:flex-none">
        <div className="on-night relative grid min-h-60 flex-1 place-items-center overflow-hidden rounded-panel bg-linear-to-br from-night from-60% to-night-2 p-6 text-center text-on-night">
          <Stave />
          <div className="relative grid justify-items-center gap-3">
            {target && photo && (
              <img
                src={photoUrl(photo.thumb_filename)}
                alt=""
                width={photo.width}
                height={photo.height}
                className="h-44 w-36 rounded-arch object-cover object-[50%_25%]"
              />
            )}
            {target?.is_fictional && <FictionalLabel on="surface" />}
            <h1 className="display text-32 text-balance">
              {t.rich('title', { name: profile.name, b: bold })}
            </h1>
            <p className="max-w-[34ch] text-balance text-on-night-muted">{t('text')}</p>
          </div>
        </div>
        {user?.status === 'not_confirmed' && (
          <Card>
            <ActivationSteps />
          </Card>
        )}
        {target && waits && <p className="text-center text-balance">{t('message', { name: target.name })}</p>}
        <Button size="lg" block className="mb-3" onClick={() => void leave()}>
          {target ? t('target', { name: target.name }) : t('members')}
        </Button>
      </div>
    </SignupFrame>
  )
}
