import { expect, it } from 'vitest';
import { readDsn } from './sentryDsn.ts';

it.each([
  ['https://key@errors.example/42', { url: 'https://errors.example/api/42/envelope/', key: 'key' }],
  ['https://key@errors.example/team/42', { url: 'https://errors.example/team/api/42/envelope/', key: 'key' }],
  ['https://errors.example/42', null],
  ['https://key@errors.example/', null],
  ['ftp://key@errors.example/1', null],
  ['errors', null],
])('the DSN %s is read', (text, expected) => expect(readDsn(text)).toEqual(expected));
