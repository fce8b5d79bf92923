import { expect, test } from 'vitest'
import { sha256, signatureV4 } from './signature-v4.ts'

test('the signature is the one of the example in the specification', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': '20130524T000000Z',
  }
  const request = {
    method: 'GET',
    target: '/test.txt',
    headers,
    signedHeaders: Object.keys(headers),
    scope: '20130524/us-east-1/s3/aws4_request',
  }
  expect(signatureV4(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})
