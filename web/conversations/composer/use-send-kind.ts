import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { setProfileConversation } from '#web/profiles/profiles-query.ts'
import { changeUser } from '#web/site/api/user-query.ts'
import { applyMessage } from '../conversations-query.ts'
import { type Outgoing, type Parties, putOutgoing, readOutbox } from './outbox.ts'
import { keepOutgoingPhoto } from './outbox-photos.ts'
import { type PhotoAtHand, postKind } from './post-kind.ts'
import type { Answer } from './send-answer.ts'
import { inTurn, sendOutbox } from './send-outbox.ts'

type Sending = { message: Outgoing; photo?: PhotoAtHand | undefined }

/**
 * Sends what is no text to one member, after what is under way to them. The caller keeps the client id until it has
 * arrived, so that another try is charged only once. Where the line is gone, or texts wait already, it waits in the
 * outbox like them: the result is then null.
 */
export function useSendKind(parties: Parties) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const { me, to } = parties
  // What shows a message that waits: once the line is gone it could not be loaded.
  useEffect(() => {
    import('../kinds/rich-content.tsx').catch(() => undefined)
  }, [])
  return useMutation({
    mutationFn: async ({ message, photo }: Sending): Promise<Answer | null> => {
      try {
        if (navigator.onLine && readOutbox(parties).length === 0)
          return await inTurn(parties, () => postKind(api, to, message, photo))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'offline') throw error
      }
      const kept = photo && { photo: await keepOutgoingPhoto(me, message.client_id, photo.file) }
      putOutgoing(parties, { ...message, ...kept })
      void sendOutbox({ api, queries }, parties)
      return null
    },
    onSuccess: (answer) => {
      if (!answer) return
      const { conversation, message, credits, conversations_left } = answer
      applyMessage(queries, { chat: conversation, message })
      changeUser(queries, () => ({ credits, conversations_left }))
      setProfileConversation(queries, to, conversation)
    },
  })
}
