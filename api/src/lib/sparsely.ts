/**
 * Makes a function that reports the first error at once and, while errors go on, one in `everyMs`. `left` is the number of errors
 * since the last report that were not reported.
 */
export function sparsely(
  report: (error: Error, left: number) => void,
  everyMs: number,
  now: () => number = () => performance.now(),
): (error: Error) => void {
  let reportedAt = -Infinity;
  let left = 0;
  return (error) => {
    if (now() - reportedAt < everyMs) {
      left += 1;
      return;
    }
    report(error, left);
    reportedAt = now();
    left = 0;
  };
}
