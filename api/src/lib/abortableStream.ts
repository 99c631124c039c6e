/**
 * A stream whose producer is aborted at once when the consumer leaves: `return()` of a plain async generator waits
 * until the generator's current step is over.
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
