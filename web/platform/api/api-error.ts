import type { WireError } from '#common/wire.ts'

/** An answer of the API that is no success. `code` is the message key `errors.<code>`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly params: Record<string, string | number>

  constructor(status: number, body: Partial<WireError>) {
    super(body.message ?? 'Error')
    this.status = status
    this.code = body.error ?? (status === 0 ? 'offline' : 'internal')
    this.fields = body.fields ?? {}
    this.params = body.params ?? {}
  }
}
