import type { Context } from 'hono'

const types = { zip: 'application/zip', pdf: 'application/pdf' } as const
export type FileKind = keyof typeof types

/** A file that the browser keeps instead of showing it, sent while it is made. The name is the program's, never a member's words. */
export class Download {
  readonly name: `${string}.${FileKind}`
  readonly bytes: ReadableStream<Uint8Array>

  constructor(name: `${string}.${FileKind}`, bytes: ReadableStream<Uint8Array>) {
    this.name = name
    this.bytes = bytes
  }
}

export async function sendDownload(c: Context, { name, bytes }: Download): Promise<Response> {
  const headers = {
    'Content-Type': name.endsWith('.pdf') ? types.pdf : types.zip,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store, no-transform',
  }
  if (c.req.method !== 'HEAD') return c.body(bytes, 200, headers)
  await bytes.cancel()
  return c.body(null, 200, headers)
}
