import { Field } from '../form/field.tsx'
import { Input, PasswordInput } from '../form/input.tsx'
import { Select } from '../form/select.tsx'
import { TextArea } from '../form/text-area.tsx'
import { Icon } from '../icon.tsx'
import { search } from '../icons.ts'
import { Forced } from './forced.tsx'

const left = (count: number) => `${count} left`

export function FieldSamples() {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="E-mail" hint="We never show it to anyone.">
        <Input type="email" placeholder="you@example.com" autoComplete="off" />
      </Field>
      <Field label="Under the pointer">
        <Forced state="hover">
          <Input defaultValue="Freya" />
        </Forced>
      </Field>
      <Field label="In focus">
        <Forced state="focus">
          <Input defaultValue="Freya" />
        </Forced>
      </Field>
      <Field label="Name" error="Username may not start with @">
        <Input defaultValue="@freya" />
      </Field>
      <Field label="Error in focus" error="Choose another name">
        <Forced state="focus">
          <Input defaultValue="Freya" />
        </Forced>
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Cannot be changed" />
      </Field>
      <Field label="Search">
        <Input start={<Icon icon={search} size={20} />} placeholder="A name" />
      </Field>
      <Field label="Password">
        <PasswordInput showLabel="Show password" hideLabel="Hide password" autoComplete="new-password" />
      </Field>
      <Field label="Country">
        <Select defaultValue="nl">
          <option value="nl">Netherlands</option>
          <option value="de">Germany</option>
        </Select>
      </Field>
      <Field label="Region, not yet">
        <Select disabled>
          <option>Choose a country first</option>
        </Select>
      </Field>
      <Field label="About me" hint="What would you like to be asked?">
        <TextArea maxLength={120} remainingLabel={left} />
      </Field>
      <Field label="Nearly full">
        <TextArea
          maxLength={60}
          remainingLabel={left}
          defaultValue="The dunes before breakfast, and coffee on the way back."
        />
      </Field>
    </div>
  )
}
