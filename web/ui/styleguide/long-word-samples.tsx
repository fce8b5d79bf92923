import { Badge } from '../badge.tsx'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Chip } from '../chip.tsx'
import { ChipButton } from '../chip-button.tsx'
import { DataList } from '../data-list.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { RemovableChip } from '../removable-chip.tsx'
import { SegmentedControl } from '../segmented-control.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { Tabs } from '../tabs.tsx'
import { Tag } from '../tag.tsx'
import { Line } from './line.tsx'
import { useSampleName } from './sample-theme.ts'

const nothing = () => {}
const long = 'Benachrichtigungseinstellungen'
const softened = 'Benachrichtigungs\u00adeinstellungen'
const longer = 'Epäjärjestelmällistyttämättömyydellä'

export function LongWordSamples() {
  const named = useSampleName()
  return (
    <div lang="de" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Button block>{softened} zurücksetzen und speichern</Button>
      <Line>
        <Button variant="outline" size="sm">
          {longer}
        </Button>
        <Tag tone="warning">{long}</Tag>
        <Chip>{longer}</Chip>
        <ChipButton pressed>{long}</ChipButton>
        <RemovableChip removeLabel={`${longer} entfernen`} onRemove={nothing}>
          {longer}
        </RemovableChip>
      </Line>
      <Tabs
        label={named(long)}
        items={[
          { to: '/styleguide', label: long, badge: <Badge count={120} label="120 neue" />, end: true },
          { to: '/likes', label: longer },
        ]}
      />
      <Field label={`${long} für Freundschaftsanfragen`} hint={longer} error={`${longer} ist erforderlich`}>
        <Input placeholder={`${long} eingeben`} />
      </Field>
      <Field label="Mecklenburg-Vorpommern und alle anderen Regierungsbezirke">
        <Select>
          <option>Regierungsbezirksverwaltungsgemeinschaft {long}</option>
        </Select>
      </Field>
      <Switch label={`${long} für ${longer}`} hint={longer} />
      <Checkbox label={`Datenschutzgrundverordnungsbestimmungen und ${longer} gelesen`} />
      <SegmentedControl
        legend="Darstellung"
        block
        value="1"
        onChange={nothing}
        options={[
          { value: '1', label: 'Systemeinstellung' },
          { value: '2', label: 'Vaalea väriteema' },
          { value: '3', label: 'Dunkel' },
        ]}
      />
      <Banner
        tone="danger"
        action={
          <Button size="sm" variant="outline">
            Nochmals versuchen
          </Button>
        }
      >
        {longer} {long}
      </Banner>
      <DataList items={[{ term: 'Beziehungsstatus', value: longer }]} />
      <EmptyState
        heading="h3"
        title={longer}
        text={`${long} ${long}`}
        action={<Button>{softened} öffnen</Button>}
      />
    </div>
  )
}
