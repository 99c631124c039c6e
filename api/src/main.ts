import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { ConfigError, readConfig, runsProduct } from './config.ts';
import { Teardown } from './lib/teardown.ts';
import { createLog } from './log.ts';
import { refuseUnsafeSandbox } from './sandbox/refuseUnsafeSandbox.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { start } from './start.ts';
import { startupTable } from './startupTable.ts';

const DRAIN_MS = 30_000;
/** Signals this close together are one. */
const REPEATED_SIGNAL_MS = 1_000;
const DIST_DIRECTORY = resolve(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const config = readConfig();
  refuseUnsafeSandbox(config);
  const log = createLog(config.logLevel);
  const teardown = new Teardown();
  stopOnSignals(teardown, log);
  try {
    const services = await startSandbox(config, teardown);
    if (runsProduct(config)) await start(config, services, log, teardown, DIST_DIRECTORY);
    process.stdout.write(startupTable(config, services));
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/**
 * Ctrl-C and SIGTERM stop everything within 30 s; open requests, jobs and replies are finished first. One stop often
 * arrives as several signals (a terminal sends it to the whole group); a later one means now.
 */
function stopOnSignals(teardown: Teardown, log: Logger): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    teardown.run().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
