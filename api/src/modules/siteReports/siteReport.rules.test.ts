import { describe, expect, it } from 'vitest';
import { REPORT_REASONS } from './siteReport.entity.ts';
import { checkReport } from './siteReport.rules.ts';

const written = { reason: 'phishing', text: '', email: '' };

describe('checkReport', () => {
  it.each(REPORT_REASONS)('the reason %s needs no other text', (reason) =>
    expect(checkReport({ ...written, reason })).toEqual({
      ok: true,
      value: { reason, text: '', email: null },
    }),
  );

  it('the text and the address are trimmed', () =>
    expect(checkReport({ ...written, text: ' One\r\nTwo ', email: ' Ana@Example.org ' })).toEqual({
      ok: true,
      value: { reason: 'phishing', text: 'One\nTwo', email: 'ana@example.org' },
    }));

  it.each([
    ['reason', '', 'Please choose a reason.'],
    ['reason', 'boring', 'Please choose a reason.'],
    ['text', 't'.repeat(2001), 'Please use at most 2000 characters.'],
    ['email', 'ana', 'Please check the email address.'],
    ['email', 'ana@example.org,bo@example.org', 'Please check the email address.'],
  ])('the problem of %s %j is reported', (path, value, message) =>
    expect(checkReport({ ...written, [path]: value })).toEqual({ ok: false, error: [{ path, message }] }),
  );
});
