import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { settings } from './playwright.config.ts';

/** `npm run lighthouse`: measures instead of journeys, one page at a time on an otherwise idle machine. */
export default defineConfig(settings, {
  testDir: fileURLToPath(new URL('e2e/lighthouse', import.meta.url)),
  testMatch: '**/*.lighthouse.ts',
  use: { reducedMotion: 'no-preference' },
  timeout: 10 * 60_000,
  workers: 1,
  retries: 0,
});
