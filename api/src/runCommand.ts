import { explained, Teardown } from './lib/lifecycle.ts';

const messageOf = (error: unknown): unknown => explained(error) ?? error;

/** Runs an operator's command and prints its result. A failure prints the message of `explain` and sets exit code 1. */
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
