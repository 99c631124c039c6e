import { StartFailure, Teardown } from './lib/lifecycle.ts';

const messageOf = (error: unknown): unknown => (error instanceof StartFailure ? error.message : error);

/**
 * Runs a command of the operator and prints its result. When it fails, prints what `explain` makes of the error and sets the
 * exit code 1.
 */
export async function runCommand(
  command: (teardown: Teardown) => Promise<string>,
  explain: (error: unknown) => unknown = messageOf,
): Promise<void> {
  const teardown = new Teardown();
  try {
    console.log(await command(teardown));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await teardown.run();
  }
}
