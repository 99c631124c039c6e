import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** The store as a freshly loaded page has it. */
async function load() {
  vi.resetModules();
  return import('./widgetStore.ts');
}

beforeEach(() => sessionStorage.clear());

it('stands after a reload as it was left, with words that are not said yet', async () => {
  const before = await load();
  before.sendToWidget({ type: 'startedFromPage', words: 'We are Lucia' });
  const after = await load();
  expect(after.getWidget()).toEqual({ place: 'fullscreen', isComplete: false, words: 'We are Lucia' });
  after.sendToWidget({ type: 'leftFullscreen' });
  expect((await load()).getWidget()).toMatchObject({ place: 'medium' });
});

it('is a card when another address is opened while it fills the window', async () => {
  (await load()).sendToWidget({ type: 'startedFromPage', words: null });
  history.pushState(null, '', '/contact');
  expect((await load()).getWidget().place).toBe('medium');
  history.pushState(null, '', '/');
});

it.each(['putAway', 'claimed', 'unavailable'] as const)('%s leaves nothing behind', async (type) => {
  writeStored('chatWidget', '{"place":"medium"}', 'visit');
  const { getWidget, sendToWidget } = await load();
  expect(getWidget().place).toBe('medium');
  sendToWidget({ type });
  expect(readStored('chatWidget', 'visit')).toBeNull();
  expect((await load()).getWidget().place).toBe('avatar');
});

it('tells about changes, and only those', async () => {
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
