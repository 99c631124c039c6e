const memories: Map<string, unknown>[] = [];

/**
 * A pure function of one line that remembers its results until `forgetLines`: the reader of a menu asks the same of a line
 * up to eight times.
 */
export function ofLine<Result extends object | boolean>(
  read: (line: string) => Result,
): (line: string) => Result {
  const known = new Map<string, Result>();
  memories.push(known);
  return (line) => {
    const remembered = known.get(line);
    if (remembered !== undefined) return remembered;
    const result = read(line);
    known.set(line, result);
    return result;
  };
}

/** Ends the reading of one menu: nothing of its text is kept. */
export function forgetLines(): void {
  for (const known of memories) known.clear();
}
