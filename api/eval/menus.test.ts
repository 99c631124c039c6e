import { describe, expect, it } from 'vitest';
import { scoreSamples } from './readSamples.ts';
import { FLOOR, MEASURES, totalsOf } from './scoreMenu.ts';

describe('the sample menus', () => {
  const samples = scoreSamples();
  const totals = totalsOf(samples.map(({ score }) => score));

  it('there are at least sixty menus to read', () => {
    expect(samples.length).toBeGreaterThanOrEqual(60);
  });

  it.each(MEASURES)('the menu reader finds nearly all %s and invents nearly none', (measure) => {
    expect(totals[measure].recall).toBeGreaterThanOrEqual(FLOOR);
    expect(totals[measure].precision).toBeGreaterThanOrEqual(FLOOR);
  });
});
