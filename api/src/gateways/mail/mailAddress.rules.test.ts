import { describe, expect, it } from 'vitest';
import { parseMailAddress } from './mailAddress.rules.ts';

describe('parseMailAddress', () => {
  it.each([
    ['owner@trattoria.example', '', 'owner@trattoria.example'],
    ['Giulia Conti <owner@trattoria.example>', 'Giulia Conti', 'owner@trattoria.example'],
    ['"Conti, Giulia" <owner@trattoria.example>', 'Conti, Giulia', 'owner@trattoria.example'],
    ["o'neil+menu@münchen.example", '', "o'neil+menu@münchen.example"],
    ['"fake@bank.example" <owner@trattoria.example>', 'fake@bank.example', 'owner@trattoria.example'],
  ])('%s is parsed as one address', (text, name, address) => {
    expect(parseMailAddress(text)).toEqual({ name, address });
  });

  it.each([
    ['nothing', ''],
    ['no address', 'Giulia'],
    ['two', 'a@x.example, b@x.example'],
    ['two with brackets', 'a@x.example>, <b@x.example'],
    ['a group', 'friends: a@x.example;'],
    ['an added header', 'a@x.example\r\nBcc: b@x.example'],
    ['a bare line feed', 'a@x.example\nBcc: b@x.example'],
    ['a line break in the name', 'Giulia\r\nBcc: <b@x.example>'],
    ['a NUL', 'a@x.example\u0000'],
    ['a quoted list', '"a@x.example, b"@x.example'],
    ['no domain', 'owner@'],
    ['two at signs', 'a@b@x.example'],
  ])('parseMailAddress refuses %s', (_name, text) => {
    expect(parseMailAddress(text)).toBeNull();
  });
});
