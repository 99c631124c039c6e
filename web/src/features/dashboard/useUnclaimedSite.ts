import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored } from '../../lib/storage.ts';
import { readClaimToken } from '../onboarding/claimStore.ts';

interface UnclaimedSite {
  /** Whether this browser holds a claim token. */
  isClaimable: boolean;
  /** Address of a preview that is ready; null without one. Only ever a web address. */
  previewUrl: string | null;
}

const subscribe = (changed: () => void): (() => void) =>
  onStoredElsewhere(['restaurantClaimToken', 'restaurantPreviewUrl'], changed);

/** The preview that this browser started and nobody has claimed; follows a claim in another tab. */
export function useUnclaimedSite(): UnclaimedSite {
  const isClaimable = useSyncExternalStore(subscribe, () => readClaimToken() !== null);
  const stored = useSyncExternalStore(subscribe, () => readStored('restaurantPreviewUrl'));
  return { isClaimable, previewUrl: stored && /^https?:\/\//.test(stored) ? stored : null };
}
