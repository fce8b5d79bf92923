import { useState } from 'react'
import { Checkbox } from '../form/checkbox.tsx'
import { FieldGroup } from '../form/field.tsx'
import { RadioCards } from '../form/radio-cards.tsx'
import { RadioChips } from '../form/radio-chips.tsx'
import { SegmentedControl } from '../form/segmented-control.tsx'
import { Switch } from '../form/switch.tsx'
import { Icon } from '../icon.tsx'
import { creditCard, landmark } from '../icons.ts'
import { Forced } from './forced.tsx'

export function ChoiceSamples() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system')
  const [colour, setColour] = useState<'brown' | 'green' | 'none' | null>('green')
  const [method, setMethod] = useState<'bank' | 'card' | 'cash' | 'later' | null>('bank')
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <div className="grid gap-2">
        <Switch label="New messages" hint="A push for each conversation" defaultChecked />
        <Switch label="Weekly updates" />
        <Forced state="focus">
          <Switch label="In focus" defaultChecked />
        </Forced>
        <Switch label="Locked" disabled />
      </div>
      <div className="grid content-start">
        <Checkbox label="Photos only" defaultChecked />
        <Checkbox label="Remember me" hint="For 30 days on this device" />
        <Forced state="focus">
          <Checkbox label="In focus" />
        </Forced>
        <Checkbox label="Disabled" disabled />
        <FieldGroup legend="Terms" hideLegend error="Please accept the terms">
          <Checkbox label="I accept the terms" />
        </FieldGroup>
      </div>
      <div className="sm:col-span-2">
        <SegmentedControl
          legend="Theme"
          block
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </div>
      <div className="sm:col-span-2">
        <RadioChips
          legend="Eyes"
          value={colour}
          onChange={setColour}
          options={[
            { value: 'brown', label: 'Brown' },
            { value: 'green', label: 'Green' },
            { value: 'none', label: 'No answer' },
          ]}
        />
      </div>
      <div className="sm:col-span-2">
        <Forced state="focus" on="label:nth-of-type(2) input">
          <RadioCards
            legend="How do you want to pay?"
            value={method}
            onChange={setMethod}
            options={[
              {
                value: 'bank',
                title: 'iDEAL',
                text: 'You choose your bank next',
                label: 'Usual choice',
                icon: <Icon icon={landmark} size={20} />,
              },
              { value: 'card', title: 'Card, in focus', icon: <Icon icon={creditCard} size={20} /> },
              { value: 'cash', title: 'Bank transfer' },
              { value: 'later', title: 'Not offered here', disabled: true },
            ]}
          />
        </Forced>
      </div>
    </div>
  )
}
