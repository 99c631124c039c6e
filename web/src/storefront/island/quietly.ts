/** The result of `attempt`; undefined when storage is blocked or full. The pages work without it. */
export function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
