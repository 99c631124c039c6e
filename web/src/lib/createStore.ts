/** One value with subscribers. */
export interface Store<Value> {
  /** The same object until it changes. */
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back after every change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** A store for `useSyncExternalStore`. `load` is called for the first value at the first `get`. */
export function createStore<Value>(load: () => Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value } | null = null;
  const get = (): Value => (current ??= { value: load() }).value;
  return {
    get,
    set: (value) => {
      if (Object.is(value, get())) return;
      current = { value };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
