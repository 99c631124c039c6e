import { describe, expect, it } from 'vitest';
import { isUuid, newId } from '../../lib/ids.ts';
import { REPORT_REASONS } from '@forkfront/common/siteReport.ts';
import { checkReport, reportId } from './siteReport.rules.ts';

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

describe('the id of a report', () => {
  const facts = {
    restaurantId: newId(),
    reason: 'other',
    text: '',
    email: null,
    ip: '192.0.2.1',
    at: new Date('2026-11-28T09:00:00Z'),
  };
  const ofFacts = reportId('secret', facts);

  it('is a UUID, and the same all day', () => {
    expect(isUuid(ofFacts)).toBe(true);
    expect(reportId('secret', { ...facts, at: new Date('2026-11-28T23:59:59Z') })).toBe(ofFacts);
  });

  it.each([
    ['another site', { restaurantId: newId() }],
    ['another reason', { reason: 'illegal' }],
    ['other words', { text: 'Look at the menu' }],
    ['another email address', { email: 'ana@example.org' }],
    ['another visitor', { ip: '192.0.2.2' }],
    ['the next day', { at: new Date('2026-11-29T00:00:00Z') }],
  ])('%s has another one', (_what, change) => {
    expect(reportId('secret', { ...facts, ...change })).not.toBe(ofFacts);
  });
});
