import { readStored, writeStored } from '../../lib/storage.ts';
import type { Preview } from './conversationState.ts';

/** For browsers that refuse storage: the claim must work there too, until the page is left. */
let unstored: string | null = null;

/** Keeps the claim token and the preview's address (spec §4), for the dashboard and for coming back. */
export function keepClaim({ claimToken, previewUrl }: Preview): void {
  const isKept = writeStored('restaurantClaimToken', claimToken);
  unstored = isKept ? null : claimToken;
  writeStored('restaurantPreviewUrl', claimToken === null ? null : previewUrl);
}

/** The kept claim token; null without one. */
export function readClaimToken(): string | null {
  return readStored('restaurantClaimToken') ?? unstored;
}

/** Leaves the conversation behind (spec §4: back at the avatar the chat is reset); an unclaimed preview can still be claimed. */
export function resetConversation(): void {
  writeStored('onboardingConversation', null);
  writeStored('onboardingTurn', null);
}

/** Clears the stored claim and the conversation it came from (spec §4: after a successful claim). */
export function forgetConversation(): void {
  unstored = null;
  writeStored('restaurantClaimToken', null);
  writeStored('restaurantPreviewUrl', null);
  writeStored('onboardingConversation', null);
  writeStored('onboardingTurn', null);
}
