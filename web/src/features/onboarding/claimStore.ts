import { readStored, writeStored } from '../../lib/storage.ts';
import { forgetTyped } from './typedLines.ts';
import type { Preview } from './conversationRequests.ts';

/** In browsers without storage the claim works until the page is left. */
let unstored: string | null = null;

/** Stores the claim token and the preview's address (spec §4) for the dashboard and for later visits. */
export function keepClaim({ claimToken, previewUrl }: Preview): void {
  const isKept = writeStored('restaurantClaimToken', claimToken ?? null);
  unstored = isKept ? null : (claimToken ?? null);
  writeStored('restaurantPreviewUrl', claimToken ? previewUrl : null);
}

/** The stored claim token; null without one. */
export function readClaimToken(): string | null {
  return readStored('restaurantClaimToken') ?? unstored;
}

/** Removes the conversation (spec §4: closing the chat resets it). An unclaimed preview can still be claimed. */
export function resetConversation(): void {
  writeStored('onboardingConversation', null);
  writeStored('onboardingTurn', null);
  forgetTyped();
}

/** Removes the stored claim and its conversation (spec §4: after a successful claim). */
export function forgetConversation(): void {
  unstored = null;
  writeStored('restaurantClaimToken', null);
  writeStored('restaurantPreviewUrl', null);
  resetConversation();
}
