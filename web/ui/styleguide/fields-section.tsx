import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { AgeRange } from '../age-range.tsx'
import { Checkbox } from '../checkbox.tsx'
import { DateOfBirth } from '../date-of-birth.tsx'
import { Field } from '../field.tsx'
import { FieldGroup } from '../field-group.tsx'
import { Input } from '../input.tsx'
import { PasswordInput } from '../password-input.tsx'
import { Select } from '../select.tsx'
import { TextArea } from '../text-area.tsx'
import { Section } from './section.tsx'

export function FieldsSection() {
  const [birth, setBirth] = useState('')
  const [ages, setAges] = useState<[number, number]>([25, 45])
  return (
    <Section title="Fields">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field label="E-mail" hint="We never show it to anyone.">
          <Input type="email" placeholder="you@example.com" autoComplete="off" />
        </Field>
        <Field label="Name" error="Username may not start with @">
          <Input defaultValue="@freya" />
        </Field>
        <Field label="Password">
          <PasswordInput showLabel="Show password" hideLabel="Hide password" autoComplete="new-password" />
        </Field>
        <Field label="Town">
          <Input start={<Search size={20} aria-hidden="true" />} placeholder="Start typing" />
        </Field>
        <Field label="Country">
          <Select defaultValue="nl">
            <option value="nl">Netherlands</option>
            <option value="de">Germany</option>
          </Select>
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Cannot be changed" />
        </Field>
        <Field label="About me" hint="What would you like to be asked?">
          <TextArea maxLength={120} remainingLabel={(left) => `${left} left`} />
        </Field>
        <FieldGroup
          legend="Date of birth"
          error={birth && Number.isNaN(Date.parse(birth)) ? 'Invalid date of birth' : null}
        >
          <DateOfBirth
            value={birth}
            onChange={setBirth}
            order="dmy"
            labels={{ day: 'Day', month: 'Month', year: 'Year' }}
            placeholders={{ day: 'DD', month: 'MM', year: 'YYYY' }}
          />
        </FieldGroup>
        <AgeRange
          legend="Age"
          min={18}
          max={80}
          value={ages}
          onChange={setAges}
          fromLabel="Youngest"
          toLabel="Oldest"
          valueLabel={(from, to) => `${from} to ${to}`}
        />
        <div className="grid content-start">
          <Checkbox label="Photos only" defaultChecked />
          <Checkbox label="Remember me" hint="For 30 days on this device" />
          <Checkbox label="Disabled" disabled />
        </div>
      </div>
    </Section>
  )
}
