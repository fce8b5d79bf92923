import { request } from 'node:http'
import type { Bench } from './bench.ts'
import { median } from './measure.ts'

/** How many bytes an answer's body travels with, the median of a few viewers: fetch would unpack it first. */
export async function sizeOf(
  { app, viewers }: Bench,
  path: string,
  headers: Record<string, string>,
): Promise<{ bytes: number; encoding: string }> {
  const answers: { bytes: number; encoding: string }[] = []
  for (const { cookie } of viewers.slice(0, 16))
    answers.push(await answerSize(new URL(path, app.url), { cookie, ...headers }))
  return { bytes: median(answers.map(({ bytes }) => bytes)), encoding: answers[0]?.encoding ?? 'plain' }
}

function answerSize(url: URL, headers: Record<string, string>): Promise<{ bytes: number; encoding: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] ?? 'plain' }))
    })
    asked.on('error', reject)
    asked.end()
  })
}
