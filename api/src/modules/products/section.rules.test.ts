import { describe, expect, it } from 'vitest';
import { checkSection } from './section.rules.ts';

const lunch = { days: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' };

describe('checkSection', () => {
  it('texts are cleaned, days are sorted and count once, and null leaves a field as it is', () => {
    const periods = [{ ...lunch, days: [5, 1, 1] }];
    expect(checkSection({ name: ' Lunch ', description: ' With\r\nsoup ', periods })).toEqual({
      ok: true,
      value: { name: 'Lunch', description: 'With\nsoup', periods: [{ ...lunch, days: [1, 5] }] },
    });
    expect(checkSection({ name: null, description: null, periods: null })).toEqual({ ok: true, value: {} });
    expect(checkSection({ description: '', periods: [] })).toEqual({
      ok: true,
      value: { description: '', periods: [] },
    });
  });

  it('a period may cross midnight', () => {
    expect(checkSection({ periods: [{ ...lunch, from: '22:00', to: '02:00' }] }).ok).toBe(true);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ description: 'x'.repeat(501) }, 'description'],
    [{ periods: [lunch, { ...lunch, days: [] }] }, 'periods.1'],
    [{ periods: [{ ...lunch, days: [0] }] }, 'periods.0'],
    [{ periods: [{ ...lunch, days: [8] }] }, 'periods.0'],
    [{ periods: [{ ...lunch, days: [1.5] }] }, 'periods.0'],
    [{ periods: [{ ...lunch, from: '24:00' }] }, 'periods.0'],
    [{ periods: [{ ...lunch, from: '9:00' }] }, 'periods.0'],
    [{ periods: [{ ...lunch, to: '11:30' }] }, 'periods.0'],
    [{ periods: Array.from({ length: 15 }, () => lunch) }, 'periods'],
  ])('%j is refused at %s', (input, path) => {
    expect(checkSection(input)).toMatchObject({ ok: false, error: [{ path }] });
  });
});
