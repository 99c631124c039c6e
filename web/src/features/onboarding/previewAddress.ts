import type { Preview } from './conversationState.ts';
import { messages } from './messages.ts';

/** What the preview's address bar shows: the site's host once it is built, a stand-in before. */
export function previewAddress(preview: Preview | null): string {
  return preview && URL.canParse(preview.previewUrl) ? new URL(preview.previewUrl).host : messages.address;
}
