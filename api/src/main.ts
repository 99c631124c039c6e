import 'reflect-metadata';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { type Config, runsProduct, readConfig } from './config.ts';
import { createSentryReports, noReports } from './gateways/errorReports/sentryReports.ts';
import { createMetrics } from './gateways/metrics/metrics.ts';
import { startTracing } from './gateways/traces/startTracing.ts';
import { explained, StartFailure, Teardown } from './lib/lifecycle.ts';
import { lockFolder } from './lib/lockFolder.ts';
import { asTryAgain } from './lib/tryAgain.ts';
import { createLog, type UnexpectedError } from './log.ts';
import { outsideServices, refuseUnsafeSandbox } from './outsideServices.ts';
import { start } from './start.ts';
import { startTable } from './startTable.ts';

/** Time limit of a stop after its announcement (ms). */
const STOP_MS = 30_000;
/** Signals within this time (ms) count as one. */
const REPEATED_SIGNAL_MS = 1_000;
const DIST_DIRECTORY = resolve(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const config = readConfig();
  refuseUnsafeSandbox(config);
  const metrics = createMetrics();
  const log = createLog(config.logLevel, undefined, (error) => noteUnexpected(error));
  const reports = config.errorReports
    ? createSentryReports(config.errorReports, (reason) =>
        log.warn({ reason }, 'errors could not be reported'),
      )
    : noReports;
  const noteUnexpected = ({ err, requestId, where = 'server', page }: UnexpectedError) => {
    metrics.unexpectedErrors.inc({ where });
    const error = err instanceof Error ? err : new Error(String(err));
    reports.report({ error, where, reference: requestId, ...(page === undefined ? {} : { page }) });
  };
  const teardown = new Teardown();
  teardown.add(() => reports.close());
  if (config.tracing) teardown.add(await startTracing(config.tracing));
  stopOnSignals(teardown, log, STOP_MS + config.shutdownDelayMs);
  try {
    if (keepsData(config)) ownDataFolder(config.dataDir, teardown);
    const services = await outsideServices(config, teardown);
    const started = runsProduct(config)
      ? await start(config, services, { log, metrics }, teardown, DIST_DIRECTORY)
      : { groceryKeys: [], assistant: null };
    process.stdout.write(startTable(config, services, started));
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** Whether the data folder contains data for one process only; a generated secret may be shared. */
function keepsData(config: Config): boolean {
  const { databaseUrl, storage, mail, payments, sandbox, roles } = config;
  const runsStandIns = sandbox.url === null || roles.includes('sandbox');
  return (runsProduct(config) && !databaseUrl) || (runsStandIns && (!storage || !mail || !payments));
}

/** Locks the data folder until the process ends. Throws StartFailure when another process has the lock. */
function ownDataFolder(dataDir: string, teardown: Teardown): void {
  const lock = lockFolder(dataDir);
  if (lock.isHeld)
    throw new StartFailure(
      `The folder ${resolve(dataDir)} is in use by ${lock.by ? `process ${lock.by}` : 'another process'}. Stop that process, \
or choose another folder and port: DATA_DIR=.data2 PORT=5101 npm start`,
    );
  teardown.add(() => lock.release());
}

/**
 * Ctrl-C and SIGTERM stop everything within `limitMs`, after open requests, jobs and replies. One stop may arrive as
 * several signals, because a terminal signals the whole process group; a later signal ends the process at once.
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

/** What the operator reads when the product cannot start. */
function explain(error: unknown): unknown {
  const explanation = explained(error);
  if (explanation !== null) return explanation;
  if (!(error instanceof Error) || !asTryAgain(error)) return error;
  return `The connection to PostgreSQL was lost during the start: ${error.message}. Start again.`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
