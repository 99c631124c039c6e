import { readStored, writeStored } from '../../lib/storage.ts';
import { forgetTyped } from '../menuReading/typedLines.ts';
import type { Preview } from './conversationRequests.ts';

/** In browsers without storage the claim works until the page is left. */
let unstored: string | null = null;

/**
 * Stores the claim token and the preview's address (spec §4) for the dashboard and for later visits. The claim of another preview
 * stays: only its claim, or the visitor's answer to a question, removes it.
 */
export function keepClaim({ claimToken, previewUrl }: Pick<Preview, 'claimToken' | 'previewUrl'>): void {
  const stored = readClaimToken();
  if (!claimToken || (stored !== null && stored !== claimToken)) return;
  unstored = writeStored('restaurantClaimToken', claimToken) ? null : claimToken;
  writeStored('restaurantPreviewUrl', previewUrl);
}

/** The stored claim token; null without one. */
export function readClaimToken(): string | null {
  return readStored('restaurantClaimToken') ?? unstored;
}

/** Removes the stored claim if it is this one: a claim of another preview stays. */
export function forgetClaim(claimToken: string): void {
  if (readClaimToken() !== claimToken) return;
  unstored = null;
  writeStored('restaurantClaimToken', null);
  writeStored('restaurantPreviewUrl', null);
}

/** Removes the conversation (spec §4: closing the chat resets it). An unclaimed preview can still be claimed. */
export function resetConversation(): void {
  writeStored('onboardingConversation', null);
  writeStored('onboardingTurn', null);
  forgetTyped();
}
