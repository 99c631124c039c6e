import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** A process: its parent, the CPU ticks of itself, and of children that have ended. */
function statOf(pid: number): { parent: number; own: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
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
