import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { x } from '#ui/icons.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import type { Joining } from '../members/use-join-link.ts'
import { ownPhotosQuery } from '../profiles/own-photos-query.ts'
import { userQuery } from '../site/api/user-query.ts'
import { useOpenToVisitors } from '../site/page/use-open-to-visitors.ts'
import { CompleteStep } from './complete-step.tsx'
import { DialogContext } from './frame.tsx'
import { AccountQuestions } from './questions/account-questions.tsx'
import { ProfileQuestions } from './questions/profile-questions.tsx'
import { SignupClosed } from './signup-closed.tsx'
import { signupQuery } from './signup-query.ts'
import { useDialogWay } from './use-way.ts'

/**
 * The whole signup over a page. Once something was entered, neither the backdrop nor Escape closes it; its own button
 * does, and what was entered is kept.
 */
export function SignupDialog({ person, like, onClose }: Joining & { onClose: () => void }) {
  const t = useTranslations('members.signup')
  const { signups } = useOpenToVisitors()
  const { api } = usePageData()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const way = useDialogWay()
  const [begun, setBegun] = useState(false)
  const [joined, setJoined] = useState(false)
  const { data: state } = useQuery({ ...signupQuery(api), enabled: joined })

  function close() {
    onClose()
    // The page below was a visitor's. An account whose questions are open is led back to them.
    if (joined) void navigate('/members')
  }
  const closeButton = (
    <IconButton
      label={t('close')}
      icon={<Icon icon={x} size={22} />}
      onClick={close}
      className="mt-2 -mr-2.5"
    />
  )
  return (
    <Modal open onClose={close} dismissible={!begun} aria-label={t('title')} className="modal-signup">
      <DialogContext value={{ close: closeButton }}>
        {!signups && !joined && <SignupClosed />}
        {signups && !joined && (
          <AccountQuestions
            way={way}
            wish={{ member: person?.id, like: like ?? false }}
            person={person}
            onBegin={() => setBegun(true)}
            onJoined={async () => {
              await Promise.all([
                queries.prefetchQuery(signupQuery(api)),
                queries.prefetchQuery(ownPhotosQuery(api)),
              ])
              way.go(null)
              setJoined(true)
            }}
          />
        )}
        {joined && state?.next && (
          <ProfileQuestions
            way={way}
            state={state}
            onEnd={async () => {
              await queries.fetchQuery({ ...userQuery(api), staleTime: 0 })
            }}
          />
        )}
        {joined && state?.next === null && <CompleteStep state={state} onLeave={onClose} />}
      </DialogContext>
    </Modal>
  )
}
