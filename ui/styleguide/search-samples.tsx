import { useState } from 'react'
import { AgeRange } from '../form/age-range.tsx'
import { Combobox } from '../form/combobox.tsx'
import { DateOfBirth } from '../form/date-of-birth.tsx'
import { Field, FieldGroup } from '../form/field.tsx'
import { Forced } from './forced.tsx'
import { sampleFold } from './sample-fold.ts'

const names =
  'Århus,Besançon,Bordeaux,Gießen,Göteborg,Jyväskylä,Köln,Łódź,Málaga,Neustadt an der Weinstraße,Orléans,Saint-Denis,Tromsø,Utrecht,Zürich'
const towns = names.split(',').map((label) => ({ value: label, label }))
const people = [
  { value: '1', label: 'Freya', hint: 'Utrecht, 31' },
  { value: '2', label: 'Maximiliana-Alexandrina', hint: 'Sankt Leonhard im Pitztal, 36' },
]
const dateLabels = {
  order: 'dmy',
  labels: { day: 'Day', month: 'Month', year: 'Year' },
  placeholders: { day: 'DD', month: 'MM', year: 'YYYY' },
} as const

export function SearchSamples() {
  const [town, setTown] = useState('')
  const [chosen, setChosen] = useState('Łódź')
  const [person, setPerson] = useState('')
  const [birth, setBirth] = useState('')
  const [ages, setAges] = useState<[number, number]>([25, 45])
  const list = {
    listLabel: 'Towns',
    emptyLabel: 'No town of that name here.',
    countLabel: (count: number) => `${count} towns`,
    options: towns,
    fold: sampleFold,
  }
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Town" hint="Type its beginning, without accents.">
        <Combobox {...list} placeholder="Choose a town" value={town} onChange={setTown} />
      </Field>
      <Field label="Town chosen">
        <Forced state="focus">
          <Combobox {...list} value={chosen} onChange={setChosen} />
        </Forced>
      </Field>
      <Field label="Town missing" error="Choose a town">
        <Combobox {...list} value="" onChange={setTown} />
      </Field>
      <Field label="Town, not yet">
        <Combobox
          {...list}
          options={[]}
          disabled
          placeholder="Choose a region first"
          value=""
          onChange={setTown}
        />
      </Field>
      <Field label="Options with a second line">
        <Combobox
          options={people}
          fold={sampleFold}
          value={person}
          onChange={setPerson}
          listLabel="People"
          emptyLabel="Nobody"
          countLabel={(count) => `${count} people`}
        />
      </Field>
      <FieldGroup
        legend="Date of birth"
        error={birth && Number.isNaN(Date.parse(birth)) ? 'Invalid date of birth' : null}
      >
        <DateOfBirth {...dateLabels} value={birth} onChange={setBirth} />
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
      <FieldGroup legend="Date of birth, refused" error="You must be at least 18.">
        <DateOfBirth {...dateLabels} value="2015-04-17" onChange={setBirth} />
      </FieldGroup>
    </div>
  )
}
