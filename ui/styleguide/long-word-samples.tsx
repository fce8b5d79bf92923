import { Button } from '../button/button.tsx'
import { Chip, ChipButton, RemovableChip } from '../button/chip.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { Field } from '../form/field.tsx'
import { Input } from '../form/input.tsx'
import { SegmentedControl } from '../form/segmented-control.tsx'
import { Select } from '../form/select.tsx'
import { Switch } from '../form/switch.tsx'
import { Badge } from '../notice/badge.tsx'
import { Banner } from '../notice/banner.tsx'
import { EmptyState } from '../notice/empty-state.tsx'
import { Tag } from '../notice/tag.tsx'
import { DataList } from '../table/data-list.tsx'
import { Tabs } from '../tabs.tsx'
import { useSampleName } from './sample-theme.ts'
import { Line } from './section.tsx'

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
