import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoOrder } from '../test/demoOrder.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';
import { followOrder } from './followOrder.ts';

const html = (state: 'PLACED' | 'REJECTED'): string =>
  renderer.renderStatusPage(demoOrder({ state }), '/order/token', context).html;

/** A stream that the test opens and breaks. */
class Stream {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onmessage: () => void = () => undefined;
  constructor(readonly url: string) {
    Stream.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  /** `state`: 0 while the browser connects again by itself, 2 after an error status. */
  fail(state: 0 | 2): void {
    this.readyState = state;
    this.onerror();
  }
  close(): void {
    this.readyState = 2;
  }
}
const latest = (): Stream | undefined => Stream.all.at(-1);
const said = () => textOf(document, '[data-cut]');
const LIVE = 'This page updates automatically.';

let page: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers();
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => page()),
  );
  page = async () => new Response(html('PLACED'));
  document.body.innerHTML = openPage({ html: html('PLACED'), styleHash: '' }).body.innerHTML;
  const main = document.querySelector('main');
  if (main) followOrder(main, document.querySelector('[data-spoken]'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('while there is no connection the page says that it may be old, and afterwards it is fetched again', async () => {
  latest()?.open();
  latest()?.fail(0);
  expect(said()).toContain('this page may be out of date');
  expect(fetch).not.toHaveBeenCalled();
  latest()?.open();
  expect(said()).toBe(LIVE);
  expect(fetch).toHaveBeenCalledOnce();
  expect(Stream.all).toHaveLength(1);
});

it('a stream that the browser has given up is opened again until the order has ended', async () => {
  page = async () => new Response('', { status: 503 });
  for (let time = 1; time <= 3; time += 1) {
    latest()?.fail(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Stream.all).toHaveLength(time + 1);
  }
  page = async () => new Response(html('REJECTED'));
  latest()?.fail(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Stream.all).toHaveLength(4);
  expect(document.querySelector('main')?.dataset.order).toBe('final');
  expect(textOf(document, '[data-spoken]')).toBe(textOf(document, '[data-headline]'));
});
