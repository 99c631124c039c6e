import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { readConfig, runsProduct, type Config } from './config.ts';
import { lockFolder } from './lib/lockFolder.ts';
import { StartFailure } from './lib/startFailure.ts';
import { Teardown } from './lib/teardown.ts';
import { createLog } from './log.ts';
import { refuseUnsafeSandbox } from './sandbox/refuseUnsafeSandbox.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { start } from './start.ts';
import { startupTable } from './startupTable.ts';

/** How long a stop may take after it was announced. */
const STOP_MS = 30_000;
/** Signals this close together are one. */
const REPEATED_SIGNAL_MS = 1_000;
const DIST_DIRECTORY = resolve(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const config = readConfig();
  refuseUnsafeSandbox(config);
  const log = createLog(config.logLevel);
  const teardown = new Teardown();
  stopOnSignals(teardown, log, STOP_MS + config.shutdownDelayMs);
  try {
    if (keepsData(config)) ownDataFolder(config.dataDir, teardown);
    const services = await startSandbox(config, teardown);
    if (runsProduct(config)) await start(config, services, log, teardown, DIST_DIRECTORY);
    process.stdout.write(startupTable(config, services));
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** Whether anything below the data folder may be used by one process alone; a generated secret may be shared. */
function keepsData(config: Config): boolean {
  const { databaseUrl, storage, mail, payments, sandbox, roles } = config;
  const runsStandIns = sandbox.url === null || roles.includes('sandbox');
  return (runsProduct(config) && !databaseUrl) || (runsStandIns && (!storage || !mail || !payments));
}

/** Takes the data folder until the process ends. Throws StartFailure when another process has it. */
function ownDataFolder(dataDir: string, teardown: Teardown): void {
  const lock = lockFolder(dataDir);
  if (lock.isHeld)
    throw new StartFailure(
      `The folder ${resolve(dataDir)} is in use by ${lock.by ? `process ${lock.by}` : 'another process'}. End that one, \
or choose another folder and port: DATA_DIR=.data2 PORT=5101 npm start`,
    );
  teardown.add(() => lock.release());
}

/**
 * Ctrl-C and SIGTERM stop everything within `limitMs`; open requests, jobs and replies are finished first. One stop often
 * arrives as several signals (a terminal sends it to the whole group); a later one means now.
 */
function stopOnSignals(teardown: Teardown, log: Logger, limitMs: number): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), limitMs).unref();
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
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});
