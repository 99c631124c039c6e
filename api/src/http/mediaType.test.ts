import { expect, it } from 'vitest';
import { isUtf8Of } from './mediaType.ts';

it.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset=UTF8',
  'application/json ; charset="utf-8"',
  'application/json; charset=Utf8; profile=x',
  'application/json; odata.metadata=minimal',
])('%s is JSON in UTF-8', (header) => expect(isUtf8Of('application/json', header)).toBe(true));

it.each([
  undefined,
  '',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json; charset=""',
  'application/jsonp',
  'application/json-patch+json',
  'application/json, text/plain',
  'text/plain; application/json',
  'text/plain; charset=application/json',
  'multipart/form-data; boundary=application/json',
  'application',
])('%s is not', (header) => expect(isUtf8Of('application/json', header)).toBe(false));
