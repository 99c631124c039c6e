import { expect, test } from 'vitest';
import { globalIdOf, idInAddress, isUuid, localIdOf } from './globalId.ts';

const UUID = '0198a3f2-7c11-7d3e-9a55-0242ac120002';

test('the id of the schema and the id of REST name the same thing', () => {
  const id = globalIdOf('Restaurant', UUID);
  expect(id).toBe('UmVzdGF1cmFudDowMTk4YTNmMi03YzExLTdkM2UtOWE1NS0wMjQyYWMxMjAwMDI');
  expect(localIdOf(id)).toBe(UUID);
});

test.each(['', 'x', 'VXNlcjox', UUID, '%%%'])(
  'the text %j contains no local id and is returned unchanged',
  (id) => {
    expect(localIdOf(id)).toBe(id);
  },
);

test.each([
  [UUID, true],
  [UUID.toUpperCase(), true],
  [`${UUID}0`, false],
  ['VXNlcjox', false],
])('isUuid of %s is %s', (id, is) => {
  expect(isUuid(id)).toBe(is);
});

test.each([
  [UUID, globalIdOf('Restaurant', UUID)],
  [UUID.toUpperCase(), globalIdOf('Restaurant', UUID)],
  [globalIdOf('Restaurant', UUID), globalIdOf('Restaurant', UUID)],
  ['new', 'new'],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
])('the id %s of an address is %s', (value, id) => expect(idInAddress('Restaurant', value)).toBe(id));
