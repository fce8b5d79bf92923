import { z } from 'zod'

/** A message is sent: committed together with its charge and its place in the conversation. */
export const messageSent = {
  name: 'message-sent',
  schema: z.object({ from: z.uuid(), to: z.uuid(), client_id: z.uuid() }),
}
