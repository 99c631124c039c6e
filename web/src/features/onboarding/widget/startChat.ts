import { sendToWidget } from './widgetStore.ts';

/** Starts the chat from a page: the widget goes fullscreen (spec §4). `words`: what to say first; blank or none waits for the visitor. */
export function startChat(words = ''): void {
  sendToWidget({ type: 'startedFromPage', words: words.trim() === '' ? null : words.trim() });
}
