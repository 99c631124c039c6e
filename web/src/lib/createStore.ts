/** One value with subscribers, for `useSyncExternalStore`. `load` is called for the first value at the first `get`. */
export function createStore<Value>(load: () => Value) {
  const listeners = new Set<() => void>();
  let current: { value: Value } | null = null;
  const get = (): Value => (current ??= { value: load() }).value;
  return {
    /** The same object until it changes. */
    get,
    set: (value: Value): void => {
      if (Object.is(value, get())) return;
      current = { value };
      for (const listener of listeners) listener();
    },
    /** Calls back after every change. Returns the function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
