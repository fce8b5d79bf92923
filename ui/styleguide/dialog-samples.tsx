import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Combobox } from '../form/combobox.tsx'
import { Field } from '../form/field.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { sampleFold } from './sample-fold.ts'
import { Line } from './section.tsx'

const small = { size: 'sm', variant: 'outline' } as const
const towns = ['Amersfoort', 'Amsterdam', 'Utrecht'].map((label) => ({ value: label, label }))

const kinds = ['dialog', 'firm', 'wide', 'sheet', 'side'] as const
type Shown = (typeof kinds)[number] | null
const names = {
  dialog: 'Dialog',
  firm: 'Firm dialog',
  wide: 'Wide dialog',
  sheet: 'Sheet',
  side: 'Side sheet',
}

export function DialogSamples() {
  const [shown, setShown] = useState<Shown>(null)
  const [town, setTown] = useState('')
  const close = () => setShown(null)
  const shut = { onClose: close, closeLabel: 'Close' }
  const text = <p>Both sides keep what was written until one of you deletes it.</p>
  const search = (
    <Field label="Town">
      <Combobox
        options={towns}
        fold={sampleFold}
        value={town}
        onChange={setTown}
        listLabel="Towns"
        emptyLabel="No town of that name here."
        countLabel={(count) => `${count} towns`}
      />
    </Field>
  )
  const done = <Button onClick={close}>Show 214 people</Button>
  return (
    <>
      <Line>
        {kinds.map((kind) => (
          <Button key={kind} {...small} onClick={() => setShown(kind)}>
            {names[kind]}
          </Button>
        ))}
      </Line>
      <Dialog
        {...shut}
        open={shown === 'dialog'}
        title="Delete this conversation?"
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        {text}
      </Dialog>
      <Dialog
        open={shown === 'firm'}
        onClose={close}
        dismissible={false}
        title="Are you 18 or older?"
        footer={<Button onClick={close}>I am</Button>}
      >
        <p>Neither Escape nor the backdrop closes this one.</p>
      </Dialog>
      <Dialog {...shut} open={shown === 'wide'} wide title="Benachrichtigungseinstellungen">
        {text}
      </Dialog>
      <Sheet {...shut} open={shown === 'sheet'} title="Filters" footer={done}>
        {search}
      </Sheet>
      <Sheet {...shut} open={shown === 'side'} title="Filters at the side" desktop="side" footer={done}>
        {search}
      </Sheet>
    </>
  )
}
