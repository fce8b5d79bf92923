import { useState } from 'react'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Elements } from '#ui/elements.ts'
import { Banner } from '#ui/notice/banner.tsx'

/** A form of `useSubmit` that stays after it was saved; `done` until something is typed again. */
export function useSettingsForm<Name extends string>(
  names: readonly Name[],
  save: Parameters<typeof useSubmit<Name>>[1],
) {
  const [changed, setChanged] = useState(false)
  const { props, ...form } = useSubmit<Name>(names, async (...answers) => {
    await save(...answers)
    setChanged(false)
  })
  return { ...form, done: form.done && !changed, props: { ...props, onInput: () => setChanged(true) } }
}

type Props = {
  form: Pick<ReturnType<typeof useSettingsForm>, 'props' | 'busy' | 'problem' | 'done'>
  texts: { saved: string; save: string }
  children: Elements
  /** What stands below the button. */
  below?: Elements
}

/** A card of the settings that is saved as a whole, and says so. */
export function SettingsForm({ form, texts, children, below }: Props) {
  return (
    <Card>
      <ScriptedForm {...form.props} className="grid max-w-dialog gap-4">
        {form.problem && (
          <Banner tone="danger" urgent>
            {form.problem}
          </Banner>
        )}
        {children}
        <div role="status" className="empty:absolute">
          {form.done && <Banner tone="success">{texts.saved}</Banner>}
        </div>
        <Button type="submit" loading={form.busy} className="justify-self-start">
          {texts.save}
        </Button>
        {below}
      </ScriptedForm>
    </Card>
  )
}
