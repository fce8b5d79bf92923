import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { bell, bellOff } from '#ui/icons.ts'
import { helpFor, PushHelp } from './push-help.tsx'
import type { PushState } from './push-state.ts'
import { usePush } from './use-push.ts'

const keyOf = {
  unknown: 'unknown',
  'not capable': 'not_capable',
  'not subscribed': 'not_subscribed',
  subscribed: 'subscribed',
  denied: 'denied',
} as const
const states = ['unknown', 'not capable', 'not subscribed', 'subscribed', 'denied'] as const
const labels = ['not_capable', 'not_subscribed', 'subscribed', 'denied'] as const

/**
 * Push on this device in its four states (spec §4), with what to do in each. Only the browser knows which it is, so that
 * the card has room for the words and the button of any of them from the first paint on.
 */
export function PushSwitch() {
  const t = useTranslations('installed.push')
  const { text } = useErrorText()
  const { state, busy, failed, turnOn, turnOff } = usePush()
  const [helps, setHelps] = useState(false)
  const helpId = useId()
  const on = state === 'subscribed'
  const help = helpFor(state, navigator)
  const toggleHelp = () => setHelps(!helps)
  const change = () => void (on ? turnOff() : turnOn())
  const press = help ? toggleHelp : change
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon
          icon={on ? bell : bellOff}
          size={24}
          className={on ? 'flex-none text-primary-text' : 'flex-none text-muted'}
        />
        <div className="grid min-w-0 flex-1 basis-52 items-center" role="status">
          {states.map((one) => (
            <Words key={one} state={one} shown={state === one} />
          ))}
        </div>
        <Button
          size="sm"
          variant={state === 'not subscribed' ? 'primary' : 'outline'}
          className={classNames('min-h-11', !(on || help || state === 'not subscribed') && 'invisible')}
          loading={busy}
          {...(help && { 'aria-expanded': helps, 'aria-controls': helpId })}
          onClick={press}
        >
          <span className="grid">
            {labels.map((label) => (
              <span key={label} className={stacked(label === keyOf[state])}>
                {t(`${label}.button`)}
              </span>
            ))}
          </span>
        </Button>
      </div>
      {help && <PushHelp id={helpId} help={help} hidden={!helps} />}
      {failed && (
        <p role="alert" className="text-14 font-semibold text-danger">
          {failed === 'push_service' ? t('failed') : text(failed)}
        </p>
      )}
    </Card>
  )
}

function Words({ state, shown }: { state: PushState; shown: boolean }): ReactNode {
  const t = useTranslations('installed.push')
  return (
    <div className={stacked(shown)}>
      <p className="font-bold">{t(`${keyOf[state]}.title`)}</p>
      {state !== 'unknown' && <p className="text-14 text-muted">{t(`${keyOf[state]}.text`)}</p>}
    </div>
  )
}

/** All in one place, which is as large as the largest; nobody sees or hears the others. */
function stacked(shown: boolean): string {
  return classNames('[grid-area:1/1]', !shown && 'invisible')
}
