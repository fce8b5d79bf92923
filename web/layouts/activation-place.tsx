import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { needsActivation } from '../members/needs-activation.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { useUser } from '../platform/api/site-and-user.tsx'
import { ensureMessages } from '../platform/texts/messages.ts'
import { MessagesProvider } from '../platform/texts/messages-provider.tsx'

/** Where the layouts show the activation reminder. Members who are confirmed load nothing of it. */
export function ActivationPlace() {
  const due = needsActivation(useUser(), useLocation().pathname)
  const page = usePageData()
  const [Reminder, setReminder] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!due) return
    let left = false
    const load = async () => {
      const [{ ActivationReminder }] = await Promise.all([
        import('../members/activation-reminder.tsx'),
        ensureMessages(page, ['account']),
      ])
      if (!left) setReminder(() => ActivationReminder)
    }
    // Offline: the next page tries again.
    load().catch(() => {})
    return () => {
      left = true
    }
  }, [due, page])
  if (!due || !Reminder) return null
  // The page's own provider was drawn before these texts came.
  return (
    <MessagesProvider>
      <Reminder />
    </MessagesProvider>
  )
}
