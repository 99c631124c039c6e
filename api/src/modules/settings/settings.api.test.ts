import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { PixelsConfig } from '../../serviceSettings.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

it.each([
  [null, false],
  [() => Promise.resolve(), true],
])('the settings say whether a workflow sends the mails of projects', async (sendProject, expected) => {
  app = await startTestApp({ replace: { workflow: { sendProject, requestChanges: null } } });
  const { data } = await app.graphql('{ settings { takesProjectAnswersByAddress } }');
  expect(data).toEqual({ settings: { takesProjectAnswersByAddress: expected } });
});

async function settingsWith(pixels: PixelsConfig): Promise<unknown> {
  app = await startTestApp({ replace: { pixels } });
  const { data } = await app.graphql<{ settings: unknown }>(
    '{ settings { marketingPixelId marketingPixelUrl socialPixelId socialPixelUrl } }',
  );
  return data.settings;
}

it('the settings contain no pixel when none is configured', async () =>
  expect(await settingsWith({ marketing: null, social: null })).toEqual({
    marketingPixelId: null,
    marketingPixelUrl: null,
    socialPixelId: null,
    socialPixelUrl: null,
  }));

it('a guest gets the configured pixels', async () =>
  expect(
    await settingsWith({ marketing: { id: 'm-1', url: 'https://pixel.example/m.js' }, social: null }),
  ).toEqual({
    marketingPixelId: 'm-1',
    marketingPixelUrl: 'https://pixel.example/m.js',
    socialPixelId: null,
    socialPixelUrl: null,
  }));
