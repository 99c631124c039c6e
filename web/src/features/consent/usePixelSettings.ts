import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePixelSettingsQuery } from '../../__generated__/usePixelSettingsQuery.graphql.ts';
import { configurePixels, type Pixel, type Pixels } from '../../lib/pixels.ts';

/** The pixels of this installation, or `loading` or `failed` while they are unknown. */
export type PixelSettings = Pixels | 'loading' | 'failed';

/** Loads and configures the pixels of this installation, independent of any screen. `retry` loads them again after a failure. */
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

/** A pixel needs both its id and its address. */
const pixel = (id: string | null | undefined, url: string | null | undefined): Pixel | null =>
  id && url ? { id, url } : null;
