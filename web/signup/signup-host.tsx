import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import { type Joining, onJoin } from '../members/use-join-link.ts'
import { MessagesProvider } from '../site/texts/messages-provider.tsx'

const loadDialog = () => import('./signup-dialog.tsx')
const SignupDialog = lazy(async () => ({ default: (await loadDialog()).SignupDialog }))

/** Opens the signup over any page, with texts of its own. It costs a page nothing until then. */
export function SignupHost() {
  const page = usePageData()
  const navigate = useNavigate()
  const [joining, setJoining] = useState<Joining | null>(null)
  useEffect(() => {
    async function open(wanted: Joining) {
      await Promise.all([
        ensureMessages(page, ['members', 'fields', 'places', 'prompts', 'photos', 'account']),
        loadDialog(),
      ])
      setJoining(wanted)
    }
    return onJoin((wanted) => void open(wanted).catch(() => navigate('/signup')))
  }, [page, navigate])
  if (!joining) return null
  return (
    <Suspense>
      <MessagesProvider>
        <SignupDialog {...joining} onClose={() => setJoining(null)} />
      </MessagesProvider>
    </Suspense>
  )
}
