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

/** The current widget and its changes. */
export const { get: getWidget, subscribe: subscribeWidget } = store;

/** Whether the avatar has its bubble: until it is dismissed or the chat is used. */
export const chatBubble = createStore<boolean>(() => readStored('chatBubble') === null);

/** Hides the bubble in this browser for good. */
export function hideBubble(): void {
  chatBubble.set(false);
  writeStored('chatBubble', 'seen');
}

/** Applies an event and stores the state for the visit. */
export function sendToWidget(event: WidgetEvent): void {
  const state = widgetReducer(store.get(), event);
  if (state.place !== 'avatar' && chatBubble.get()) hideBubble();
  store.set(state);
  writeStored('chatWidget', state === initialWidget ? null : printWidget(state, location.pathname), 'visit');
}

/** Starts the chat fullscreen from a page (spec §4). `words`: the first message; blank waits for the visitor. */
export function startChat(words = ''): void {
  sendToWidget({ type: 'startedFromPage', words: words.trim() === '' ? null : words.trim() });
}
