import { Agent, createServer, request as httpRequest, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closingOf } from './close-server.ts'

async function listening(answer: (response: ServerResponse, path: string) => void) {
  const server = createServer({ keepAliveTimeout: 60_000 }, ({ url = '/' }, response) =>
    answer(response, url),
  )
  const close = closingOf(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, close, port: (server.address() as AddressInfo).port }
}

type Answer = { connection: string; body: string }

function ask(port: number, agent: Agent, path = '/'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, agent }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += chunk))
      response.on('end', () => resolve({ connection: response.headers.connection ?? '', body }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

test.each([0, 20])(
  'busy connections are ended after an answer that takes %i ms, and none is lost',
  async (ms) => {
    const { close, port } = await listening((response) =>
      ms ? setTimeout(() => response.end('whole'), ms) : response.end('whole'),
    )
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const answers: Answer[] = []
    const failures: string[] = []
    const busy = Array.from({ length: 20 }, async () => {
      for (;;) {
        const answer = await ask(port, agent).catch(
          (error: NodeJS.ErrnoException) => void failures.push(error.code!),
        )
        if (answer) answers.push(answer)
        else return
      }
    })
    await sleep(300)
    const startedAt = performance.now()
    await close(2_000)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    await Promise.all(busy)
    agent.destroy()
    expect(answers.filter(({ body }) => body !== 'whole')).toEqual([])
    expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(20)
    // Nobody was cut off: the port was closed to whoever came next.
    expect(new Set(failures)).toEqual(new Set(['ECONNREFUSED']))
  },
)

test('an answer whose head is out is finished, and its connection then ends', async () => {
  const { close, port } = await listening((response) => {
    response.write('first ')
    setTimeout(() => response.end('last'), 300)
  })
  const agent = new Agent({ keepAlive: true })
  const answer = ask(port, agent)
  await sleep(100)
  const startedAt = performance.now()
  await close(2_000)
  expect((await answer).body).toBe('first last')
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  agent.destroy()
})

test('what does not end is cut, said nothing included, and the port is free', async () => {
  const { server, close, port } = await listening(() => {})
  const agent = new Agent({ keepAlive: true })
  const hanging = ask(port, agent).catch((error: NodeJS.ErrnoException) => error.code)
  const silent = connect(port, '127.0.0.1')
  await sleep(100)
  const startedAt = performance.now()
  await close(400)
  expect(performance.now() - startedAt).toBeLessThan(900)
  expect(await hanging).toBe('ECONNRESET')
  silent.destroy()
  agent.destroy()
  expect(server.listening).toBe(false)
  await close(400)
})
