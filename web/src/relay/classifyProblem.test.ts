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
])('%o is of kind %s', (thrown, kind) => {
  expect(classifyProblem(thrown).kind).toBe(kind);
});

it('being offline explains a failed connection, not a timeout', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(classifyProblem(new TypeError('fetch failed')).kind).toBe('network');
  expect(classifyProblem(new DOMException('late', 'TimeoutError')).kind).toBe('timeout');
});

it('leaves a problem that is classified already as it is', () => {
  const problem = new NetworkProblem('server', { status: 500 });
  expect(classifyProblem(problem)).toBe(problem);
});
