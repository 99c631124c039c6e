import { describe, expect, it } from 'vitest';
import type { SignableRequest } from './signableRequest.rules.ts';
import { verifySignature } from './signature.rules.ts';

// Examples of the Amazon S3 API reference, "Authenticating Requests: Using the Authorization Header" and "… Using Query
// Parameters".
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const NOW = new Date('2013-05-24T00:00:00Z');
const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SCOPE = '20130524/us-east-1/s3/aws4_request';

interface Plain {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const signable = ({ method, path, query, headers }: Plain): SignableRequest => ({
  method,
  path,
  query: new Map(Object.entries(query)),
  headers: new Map(Object.entries(headers)),
});

const authorization = (
  signedHeaders: string,
  signature: string,
  credential = `${KEYS.accessKeyId}/${SCOPE}`,
) => `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signedHeaders},Signature=${signature}`;

const HOST = 'examplebucket.s3.amazonaws.com';
const signedBy = (signedHeaders: string, signature: string, more: Record<string, string> = {}) => ({
  host: HOST,
  'x-amz-content-sha256': EMPTY_HASH,
  'x-amz-date': '20130524T000000Z',
  ...more,
  authorization: authorization(signedHeaders, signature),
});

const GET_OBJECT: Plain = {
  method: 'GET',
  path: '/test.txt',
  query: {},
  headers: signedBy(
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    { range: 'bytes=0-9' },
  ),
};

const PRESIGNED: Plain = {
  method: 'GET',
  path: '/test.txt',
  query: {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${KEYS.accessKeyId}/${SCOPE}`,
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  },
  headers: { host: HOST },
};

const PUT_OBJECT: Plain = {
  method: 'PUT',
  path: '/test$file.text',
  query: {},
  headers: signedBy(
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
  ),
};

describe('verifySignature accepts the published examples', { tags: ['@long'] }, () => {
  const examples: [string, Plain, string][] = [
    ['GET with a range', GET_OBJECT, EMPTY_HASH],
    [
      'PUT with an encoded path',
      PUT_OBJECT,
      '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    ],
    [
      'a query without a value',
      {
        method: 'GET',
        path: '/',
        query: { lifecycle: '' },
        headers: signedBy(
          'host;x-amz-content-sha256;x-amz-date',
          'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
        ),
      },
      EMPTY_HASH,
    ],
    [
      'a query in another order',
      {
        method: 'GET',
        path: '/',
        query: { prefix: 'J', 'max-keys': '2' },
        headers: signedBy(
          'host;x-amz-content-sha256;x-amz-date',
          '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
        ),
      },
      EMPTY_HASH,
    ],
    ['a presigned GET', PRESIGNED, 'UNSIGNED-PAYLOAD'],
  ];

  it.each(examples)('verifySignature accepts the published example of %s', (_name, request, payloadHash) => {
    expect(verifySignature(signable(request), KEYS, NOW)).toEqual({
      ok: true,
      value: { kind: 'owner', payloadHash },
    });
  });

  it('verifySignature accepts a request without a signature as unsigned', () => {
    const request = signable({ method: 'GET', path: '/test.txt', query: {}, headers: { host: HOST } });
    expect(verifySignature(request, KEYS, NOW)).toEqual({ ok: true, value: { kind: 'nobody' } });
  });

  it.each([
    ['a header signature 15 minutes old', GET_OBJECT, '2013-05-24T00:15:00Z'],
    ['a header signature of a clock 15 minutes ahead', GET_OBJECT, '2013-05-23T23:45:00Z'],
    ['a presigned address in its last second', PRESIGNED, '2013-05-25T00:00:00Z'],
  ])('verifySignature accepts %s', (_name, request, now) => {
    expect(verifySignature(signable(request), KEYS, new Date(now)).ok).toBe(true);
  });
});

describe('verifySignature refuses', { tags: ['@long'] }, () => {
  const refused = (request: Plain, now = NOW, keys = KEYS) => {
    const result = verifySignature(signable(request), keys, now);
    return result.ok ? 'accepted' : result.error.code;
  };
  const withQuery = (changes: Record<string, string>): Plain => ({
    ...PRESIGNED,
    query: { ...PRESIGNED.query, ...changes },
  });
  const withHeaders = (changes: Record<string, string>): Plain => ({
    ...GET_OBJECT,
    headers: { ...GET_OBJECT.headers, ...changes },
  });
  const without = (name: string): Plain => ({
    ...PRESIGNED,
    query: Object.fromEntries(Object.entries(PRESIGNED.query).filter(([key]) => key !== name)),
  });
  const SIGNED = 'host;range;x-amz-content-sha256;x-amz-date';
  const SIGNATURE = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';

  it.each<[string, Plain, string]>([
    ['another method', { ...GET_OBJECT, method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['another path', { ...GET_OBJECT, path: '/test2.txt' }, 'SignatureDoesNotMatch'],
    ['an added query parameter', { ...GET_OBJECT, query: { acl: '' } }, 'SignatureDoesNotMatch'],
    ['another value of a signed header', withHeaders({ range: 'bytes=0-10' }), 'SignatureDoesNotMatch'],
    ['another host', withHeaders({ host: 'other.example' }), 'SignatureDoesNotMatch'],
    [
      'another payload hash',
      withHeaders({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }),
      'SignatureDoesNotMatch',
    ],
    [
      'another time of the same day',
      withHeaders({ 'x-amz-date': '20130524T000001Z' }),
      'SignatureDoesNotMatch',
    ],
    [
      'another day than its scope',
      withHeaders({ 'x-amz-date': '20130523T235959Z' }),
      'AuthorizationHeaderMalformed',
    ],
    [
      'a changed signature',
      withHeaders({ authorization: authorization(SIGNED, SIGNATURE.replace('f0', 'f1')) }),
      'SignatureDoesNotMatch',
    ],
    [
      'a cut signature',
      withHeaders({ authorization: authorization(SIGNED, SIGNATURE.slice(0, 8)) }),
      'SignatureDoesNotMatch',
    ],
    [
      'a signature that leaves out the host',
      withHeaders({ authorization: authorization('range;x-amz-content-sha256;x-amz-date', SIGNATURE) }),
      'AccessDenied',
    ],
    ['an unsigned x-amz header', withHeaders({ 'x-amz-copy-source': '/bucket/private' }), 'AccessDenied'],
    [
      'an unknown access key',
      withHeaders({ authorization: authorization(SIGNED, SIGNATURE, `AKIAOTHER/${SCOPE}`) }),
      'InvalidAccessKeyId',
    ],
    [
      'another region',
      withHeaders({
        authorization: authorization(
          SIGNED,
          SIGNATURE,
          `${KEYS.accessKeyId}/20130524/eu-west-2/s3/aws4_request`,
        ),
      }),
      'AuthorizationHeaderMalformed',
    ],
    [
      'another service',
      withHeaders({
        authorization: authorization(
          SIGNED,
          SIGNATURE,
          `${KEYS.accessKeyId}/20130524/us-east-1/sqs/aws4_request`,
        ),
      }),
      'AuthorizationHeaderMalformed',
    ],
    [
      'another algorithm',
      withHeaders({ authorization: 'AWS4-HMAC-SHA1 Credential=x' }),
      'AuthorizationHeaderMalformed',
    ],
    ['no algorithm', withHeaders({ authorization: 'Bearer secret' }), 'AuthorizationHeaderMalformed'],
    ['an empty authorization', withHeaders({ authorization: '' }), 'AuthorizationHeaderMalformed'],
    ['a time that is none', withHeaders({ 'x-amz-date': '2013-05-24' }), 'AuthorizationHeaderMalformed'],
    ['presigned: another path', { ...PRESIGNED, path: '/other.txt' }, 'SignatureDoesNotMatch'],
    ['presigned: another method', { ...PRESIGNED, method: 'PUT' }, 'SignatureDoesNotMatch'],
    ['presigned: a longer life', withQuery({ 'X-Amz-Expires': '604800' }), 'SignatureDoesNotMatch'],
    [
      'presigned: a changed signature',
      withQuery({ 'X-Amz-Signature': 'a'.repeat(64) }),
      'SignatureDoesNotMatch',
    ],
    ['presigned: an added parameter', withQuery({ 'x-id': 'GetObject' }), 'SignatureDoesNotMatch'],
    [
      'presigned: an unsigned x-amz header',
      { ...PRESIGNED, headers: { host: HOST, 'x-amz-acl': 'a' } },
      'AccessDenied',
    ],
    [
      'presigned: a header signed that is not there',
      withQuery({ 'X-Amz-SignedHeaders': 'content-type;host' }),
      'SignatureDoesNotMatch',
    ],
    ['presigned: no host signed', withQuery({ 'X-Amz-SignedHeaders': 'content-type' }), 'AccessDenied'],
    [
      'presigned: a life of 8 days',
      withQuery({ 'X-Amz-Expires': '691200' }),
      'AuthorizationQueryParametersError',
    ],
    ['presigned: a life of 0', withQuery({ 'X-Amz-Expires': '0' }), 'AuthorizationQueryParametersError'],
    [
      'presigned: a life that is no number',
      withQuery({ 'X-Amz-Expires': '1e9x' }),
      'AuthorizationQueryParametersError',
    ],
    [
      'presigned: another algorithm',
      withQuery({ 'X-Amz-Algorithm': 'none' }),
      'AuthorizationQueryParametersError',
    ],
    [
      'presigned: a scope of another day',
      withQuery({ 'X-Amz-Date': '20130525T000000Z' }),
      'AuthorizationQueryParametersError',
    ],
    ['presigned: no signature', without('X-Amz-Signature'), 'AuthorizationQueryParametersError'],
    ['presigned: no expiry', without('X-Amz-Expires'), 'AuthorizationQueryParametersError'],
    ['presigned: no signed headers', without('X-Amz-SignedHeaders'), 'AuthorizationQueryParametersError'],
    ['two signatures at once', { ...PRESIGNED, headers: GET_OBJECT.headers }, 'InvalidArgument'],
  ])('verifySignature refuses %s', (_name, request, code) => {
    expect(refused(request)).toBe(code);
  });

  it('verifySignature refuses a wrong secret', () => {
    expect(refused(GET_OBJECT, NOW, { ...KEYS, secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch');
  });

  it.each([
    ['a header signature too old', GET_OBJECT, '2013-05-24T00:15:01Z', 'RequestTimeTooSkewed'],
    ['a header signature from the future', GET_OBJECT, '2013-05-23T23:44:59Z', 'RequestTimeTooSkewed'],
    ['an expired address', PRESIGNED, '2013-05-25T00:00:01Z', 'AccessDenied'],
    ['an address from the future', PRESIGNED, '2013-05-23T23:44:59Z', 'AccessDenied'],
  ])('verifySignature refuses %s', (_name, request, now, code) => {
    expect(refused(request, new Date(now))).toBe(code);
  });
});
