import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** The store as a freshly loaded page has it. */
async function load() {
  vi.resetModules();
  return import('./widgetStore.ts');
}

beforeEach(() => sessionStorage.clear());

it('a reload restores the widget with its unsent words', { tags: ['@long'] }, async () => {
  const before = await load();
  before.sendToWidget({ type: 'startedFromPage', words: 'We are Lucia' });
  const after = await load();
  expect(after.getWidget()).toEqual({ place: 'fullscreen', isComplete: false, words: 'We are Lucia' });
  after.sendToWidget({ type: 'leftFullscreen' });
  expect((await load()).getWidget()).toMatchObject({ place: 'medium' });
});

it('a fullscreen widget is a card when another address is opened', { tags: ['@long'] }, async () => {
  (await load()).sendToWidget({ type: 'startedFromPage', words: null });
  history.pushState(null, '', '/contact');
  expect((await load()).getWidget().place).toBe('medium');
  history.pushState(null, '', '/');
});

it('closing removes the stored widget', { tags: ['@long'] }, async () => {
  writeStored('chatWidget', '{"place":"medium"}', 'visit');
  const { getWidget, sendToWidget } = await load();
  expect(getWidget().place).toBe('medium');
  sendToWidget({ type: 'closed' });
  expect(readStored('chatWidget', 'visit')).toBeNull();
  expect((await load()).getWidget().place).toBe('avatar');
});

it('listeners hear of changes only', { tags: ['@long'] }, async () => {
  const { sendToWidget, subscribeWidget } = await load();
  const changed = vi.fn<() => void>();
  const stop = subscribeWidget(changed);
  sendToWidget({ type: 'clicked' });
  sendToWidget({ type: 'clicked' });
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  sendToWidget({ type: 'enlarged' });
  expect(changed).toHaveBeenCalledTimes(1);
});
