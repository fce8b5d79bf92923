import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import { useState } from 'react'
import { RadioCards } from '../radio-cards.tsx'
import { SegmentedControl } from '../segmented-control.tsx'
import { Switch } from '../switch.tsx'
import { Section } from './section.tsx'

export function ChoicesSection() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system')
  const [method, setMethod] = useState<'bank' | 'card' | 'later' | null>('bank')
  return (
    <Section title="Choices">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-2">
          <Switch label="New messages" hint="A push for each conversation" defaultChecked />
          <Switch label="Weekly updates" />
          <Switch label="Locked" disabled />
          <SegmentedControl
            legend="Theme"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </div>
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
              icon: <Landmark size={20} aria-hidden="true" />,
            },
            { value: 'card', title: 'Card', icon: <CreditCard size={20} aria-hidden="true" /> },
            { value: 'later', title: 'Not offered here', disabled: true },
          ]}
        />
      </div>
    </Section>
  )
}
