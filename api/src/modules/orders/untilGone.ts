import { Repeater } from '@graphql-yoga/subscription';

/**
 * Streams what `make` yields and aborts its signal as soon as the client goes. An async generator alone cannot do
 * that: its `return()` waits until it yields again, which may be never.
 */
export function untilGone<T>(make: (signal: AbortSignal) => AsyncIterable<T>): AsyncIterable<T> {
  return new Repeater<T>(async (push, stop) => {
    const gone = new AbortController();
    void stop.then(() => gone.abort());
    for await (const value of make(gone.signal)) await push(value);
    stop();
  });
}
