/**
 * A stream that aborts its producer at once when the consumer stops: `return()` of a plain async generator waits for the
 * generator's current step.
 */
export function abortableStream<T>(produce: (signal: AbortSignal) => AsyncGenerator<T>): AsyncGenerator<T> {
  const controller = new AbortController();
  const source = produce(controller.signal);
  return {
    next: () => source.next(),
    return(value) {
      controller.abort();
      return source.return(value);
    },
    throw(error) {
      controller.abort();
      return source.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      controller.abort();
      await source.return(undefined);
    },
  };
}
