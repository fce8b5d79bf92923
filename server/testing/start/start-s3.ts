import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '#server/platform/config.ts'
import { refuseUnsigned } from './refuse-unsigned.ts'

/** `fail` answers 500, `hang` never answers, `stall` sends half of a file, `cut` closes the connection. */
export type S3Behaviour = 'well' | 'fail' | 'hang' | 'stall' | 'cut'

type Stored = { bytes: Buffer; type: string | undefined }

const statuses: Record<string, number> = { NoSuchKey: 404, NoSuchBucket: 404, InternalError: 500 }

function answerList(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  files: Map<string, Stored>,
) {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  if (method !== 'GET' || !/^\/photos\/?$/.test(pathname) || searchParams.get('list-type') !== '2')
    return false
  const prefix = searchParams.get('prefix') ?? ''
  const found = [...files].filter(([key]) => key.startsWith(prefix))
  const entries = found.map(
    ([key, { bytes }]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`,
  )
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?>\n<ListBucketResult>${entries.join('')}</ListBucketResult>`)
  return true
}

/** A small S3 with one bucket, which believes no request whose signature it has not computed itself. */
export async function startS3() {
  const files = new Map<string, Stored>()
  const asked: string[] = []
  let behaviours: S3Behaviour[] = []
  let usual: S3Behaviour = 'well'
  let sending = 0
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    asked.push(`${request.method} ${request.url}`)
    const behaviour = behaviours.shift() ?? usual
    if (behaviour === 'hang') return
    if (behaviour === 'cut') return request.socket.destroy()
    const refusal = behaviour === 'fail' ? 'InternalError' : refuseUnsigned(request, body, config)
    if (refusal) return refuse(request, response, refusal)
    if (answerList(request, response, files)) return
    const key = /^\/photos\/(.+)$/.exec(decodeURIComponent(request.url!))?.[1]
    if (!key) return refuse(request, response, 'NoSuchBucket')
    const file = files.get(key)
    if (request.method === 'PUT') files.set(key, { bytes: body, type: request.headers['content-type'] })
    if (request.method === 'DELETE') files.delete(key)
    if (request.method === 'PUT' || request.method === 'DELETE')
      return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    if (!file) return refuse(request, response, 'NoSuchKey')
    response.writeHead(200, { 'content-length': file.bytes.length })
    if (request.method === 'HEAD') return response.end()
    sending += 1
    response.on('close', () => {
      sending -= 1
    })
    if (behaviour === 'stall') response.write(file.bytes.subarray(0, file.bytes.length / 2))
    else response.end(file.bytes)
  }

  /** As S3 words it, which says more than a log may hold. */
  function refuse(request: IncomingMessage, response: ServerResponse, code: string) {
    const said = `<AWSAccessKeyId>${config.accessKey}</AWSAccessKeyId><Said>${request.headers.authorization}</Said>`
    response.writeHead(statuses[code] ?? 403, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?>\n<Error><Code>${code}</Code>${said}</Error>`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/photos`,
    region: 'eu-north-1',
    accessKey: 'AKIDSERENADE',
    secretKey: 'secret/of+the=bucket',
  }
  return {
    config,
    files,
    /** Method and address of every request, in order. */
    asked,
    /** How many files are being sent right now. */
    sending: () => sending,
    /** From now on; `first` is how it takes the next requests before that. */
    behave(then: S3Behaviour, ...first: S3Behaviour[]) {
      usual = then
      behaviours = first
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
