import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface Stat {
  parent: number;
  /** CPU ticks of the process itself. */
  own: number;
  /** CPU ticks of children that have ended. */
  ended: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, utime = 0, stime = 0, cutime = 0, cstime = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, own: utime + stime, ended: cutime + cstime };
  } catch {
    // The process has ended; its parent counts it now.
    return null;
  }
}

/** Milliseconds of CPU that a process and its children have used, on Linux; 0 where there is no /proc. */
export function cpuOf(pid: number): number {
  const root = statOf(pid);
  if (!root) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  const ticks = children.reduce((sum, stat) => sum + (stat?.own ?? 0), root.own + root.ended);
  return (ticks * 1000) / TICKS_PER_SECOND;
}
