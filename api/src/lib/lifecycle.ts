/** The product cannot start; the message tells the operator how to correct it. */
export class StartFailure extends Error {}

/** Codes of the operating system for a folder or file that cannot be written or read. */
const FILE_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'EIO']);

/** What an operator reads when the product or a command ends with this error; null: unforeseen, its stack says more. */
export function explained(error: unknown): string | null {
  if (error instanceof StartFailure) return error.message;
  if (!(error instanceof Error && 'path' in error && 'code' in error && FILE_CODES.has(String(error.code))))
    return null;
  return `A file of the product cannot be used: ${error.message}. Check that the disk has space and may be written, and that \
this user may write there, or choose another folder: DATA_DIR=.data2 npm start`;
}

/** Time limit of a step (ms) by default. */
const STEP_MS = 3_000;

interface Step {
  stop: () => unknown;
  limitMs: number;
}

/** Stops everything that was started, in reverse order. */
export class Teardown {
  private readonly steps: Step[] = [];

  /** Adds a step that stops something. `limitMs`: its time limit (ms). */
  add(stop: () => unknown, limitMs = STEP_MS): void {
    this.steps.push({ stop, limitMs });
  }

  /**
   * Stops everything, the newest first. Continues after a failure and after a step that hangs, and throws the first failure
   * at the end.
   */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await within(step);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

async function within({ stop, limitMs }: Step): Promise<void> {
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(new Error(`A part did not stop within ${limitMs} ms.`));
  const timer = setTimeout(fail, limitMs);
  try {
    await Promise.race([(async () => stop())(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
