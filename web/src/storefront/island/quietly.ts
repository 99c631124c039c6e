/** What `attempt` gives; undefined where storage is forbidden or full, which the pages work without. */
export function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
