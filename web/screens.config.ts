import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { settings } from './playwright.config.ts';

/** `npm run screens`: photographs instead of checks, with the browser and the server of the journeys. */
export default defineConfig(settings, {
  testDir: fileURLToPath(new URL('e2e/screens', import.meta.url)),
  testMatch: '**/*.screens.ts',
  use: { reducedMotion: 'no-preference' },
  timeout: 180_000,
});
