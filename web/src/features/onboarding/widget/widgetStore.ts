import { createStore } from '../../../lib/createStore.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import {
  initialWidget,
  parseWidget,
  printWidget,
  widgetReducer,
  type WidgetEvent,
  type WidgetState,
} from './widget.rules.ts';

const store = createStore<WidgetState>(() =>
  parseWidget(readStored('chatWidget', 'visit'), location.pathname),
);

/** The widget as it is now, and after every change. */
export const { get: getWidget, subscribe: subscribeWidget } = store;

/** Whether the bubble of the avatar shows: until it is dismissed or the chat is used. */
export const chatBubble = createStore<boolean>(() => readStored('chatBubble') === null);

/** Hides the bubble in this browser from now on. */
export function hideBubble(): void {
  chatBubble.set(false);
  writeStored('chatBubble', 'seen');
}

/** Something has happened to the widget; where it stands is kept for the visit. */
export function sendToWidget(event: WidgetEvent): void {
  const state = widgetReducer(store.get(), event);
  if (state.place !== 'avatar' && chatBubble.get()) hideBubble();
  store.set(state);
  writeStored('chatWidget', state === initialWidget ? null : printWidget(state, location.pathname), 'visit');
}

/** Starts the chat from a page: the widget goes fullscreen (spec §4). `words`: what to say first; blank or none waits for the visitor. */
export function startChat(words = ''): void {
  sendToWidget({ type: 'startedFromPage', words: words.trim() === '' ? null : words.trim() });
}
