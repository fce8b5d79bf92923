import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { S3Config } from '#server/platform/config.ts'
import { sha256, signatureV4 } from './signature-v4.ts'

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/
const skewMs = 15 * 60_000

/** Looks at a request as S3 does. The code of its refusal, or undefined when it may pass. */
export function refuseUnsigned(request: IncomingMessage, body: Buffer, config: S3Config): string | undefined {
  const { headers } = request
  const [, accessKey, day, region, names = '', given = ''] =
    authorization.exec(headers.authorization ?? '') ?? []
  if (!accessKey) return 'AccessDenied'
  if (accessKey !== config.accessKey) return 'InvalidAccessKeyId'
  if (region !== config.region) return 'AuthorizationHeaderMalformed'
  const [date, hash] = [String(headers['x-amz-date']), headers['x-amz-content-sha256']]
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day!) || !(Math.abs(Date.now() - time) < skewMs)) return 'RequestTimeTooSkewed'
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signedHeaders = names.split(';')
  const unsigned = Object.keys(headers).some(
    (name) => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  )
  if (unsigned || !signedHeaders.includes('host')) return 'AccessDenied'
  const scope = `${day}/${region}/s3/aws4_request`
  const asked = { method: request.method!, target: request.url!, headers, signedHeaders, scope }
  const expected = signatureV4(asked, config.secretKey)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? undefined : 'SignatureDoesNotMatch'
}
