import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

test('the receiver alone is warned, in the list and in the conversation; it is stored with the message', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  const sent = await ada.browser.post('/api/message.php', {
    to: bea.id,
    client_id: uuidv4(),
    body: 'Write me on WhatsApp',
  })
  expect(sent.body.message.notice).toBe(null)
  const path = `/api/messages.php?conversation=${sent.body.conversation}`
  const seenBy = async ({ browser }: typeof ada) => (await browser.get(path)).body.messages[0].notice
  expect([await seenBy(ada), await seenBy(bea)]).toEqual([null, 'elsewhere'])
  const [event] = (
    await t.pool.query("select payload from event where member_id = $1 and payload->>'type' = 'message'", [
      bea.id,
    ])
  ).rows
  expect(event.payload.message.notice).toBe('elsewhere')
})
