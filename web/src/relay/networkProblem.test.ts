import { expect, it, vi } from 'vitest';
import { classifyProblem, NetworkProblem } from './networkProblem.ts';

it.each([
  [new TypeError('fetch failed'), 'connection'],
  [new Event('close'), 'connection'],
  [new DOMException('late', 'TimeoutError'), 'timeout'],
  [new DOMException('gone', 'AbortError'), 'cancel'],
  [new Error('?'), 'unknown'],
  ['text', 'unknown'],
  [undefined, 'unknown'],
])('the error %o is a problem of kind %s', (thrown, kind) => {
  expect(classifyProblem(thrown).kind).toBe(kind);
});

it('a failed connection is an offline problem while the browser is offline, a timeout is not', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(classifyProblem(new TypeError('fetch failed')).kind).toBe('network');
  expect(classifyProblem(new DOMException('late', 'TimeoutError')).kind).toBe('timeout');
});

it('a classified problem is returned unchanged', () => {
  const problem = new NetworkProblem('server', { status: 500 });
  expect(classifyProblem(problem)).toBe(problem);
});
