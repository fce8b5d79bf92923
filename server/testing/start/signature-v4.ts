import { createHash, createHmac } from 'node:crypto'

export type SignedRequest = {
  method: string
  /** As it was sent: path, question mark, query. */
  target: string
  /** In lower case, as Node gives them. */
  headers: Record<string, string | string[] | undefined>
  signedHeaders: string[]
  /** Day, region, service and `aws4_request`, between slashes. */
  scope: string
}

/** AWS Signature Version 4 of a request whose signature is in its headers, written down from its specification. */
export function signatureV4(
  { method, target, headers, signedHeaders, scope }: SignedRequest,
  secret: string,
) {
  const [path = '', query = ''] = target.split('?')
  const request = [
    method,
    path.split('/').map(encode).join('/'),
    query.split('&').filter(Boolean).map(encodePair).sort().join('&'),
    ...signedHeaders.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ]
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request.join('\n'))].join('\n')
  let key: string | Buffer = `AWS4${secret}`
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest()
  return createHmac('sha256', key).update(toSign).digest('hex')
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

function encodePair(pair: string): string {
  const [name = '', value = ''] = pair.split('=')
  return `${encode(name)}=${encode(value)}`
}

/** Every byte but letters, digits and -._~ as two capital digits, whatever form it came in. */
function encode(given: string): string {
  return [...Buffer.from(decodeURIComponent(given))]
    .map((byte) => String.fromCharCode(byte))
    .map((sign) => (/[\w.~-]/.test(sign) ? sign : `%${hex(sign)}`))
    .join('')
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
}
