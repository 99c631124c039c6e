import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePixelSettingsQuery } from '../../__generated__/usePixelSettingsQuery.graphql.ts';
import { configurePixels, type Pixel, type Pixels } from '../../lib/pixels.ts';

/** `loading` and `failed` while it is not known what this installation has. */
export type PixelSettings = Pixels | 'loading' | 'failed';

/** Asks which pixels this installation has and gets them ready. The second value asks again after a failure. */
export function usePixelSettings(): [settings: PixelSettings, retry: () => void] {
  const environment = useRelayEnvironment();
  const [settings, setSettings] = useState<PixelSettings>('loading');
  const isLoading = settings === 'loading';
  const retry = useCallback(() => setSettings('loading'), []);

  useEffect(() => {
    if (!isLoading) return;
    const { unsubscribe } = fetchQuery<usePixelSettingsQuery>(
      environment,
      graphql`
        query usePixelSettingsQuery {
          settings {
            socialPixelId
            socialPixelUrl
            marketingPixelId
            marketingPixelUrl
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ settings: found }) => {
        const pixels = {
          social: pixel(found.socialPixelId, found.socialPixelUrl),
          marketing: pixel(found.marketingPixelId, found.marketingPixelUrl),
        };
        configurePixels(pixels);
        setSettings(pixels);
      },
      error: () => setSettings('failed'),
    });
    return unsubscribe;
  }, [environment, isLoading]);
  return [settings, retry];
}

/** Half a pixel is none. */
const pixel = (id: string | null | undefined, url: string | null | undefined): Pixel | null =>
  id && url ? { id, url } : null;
