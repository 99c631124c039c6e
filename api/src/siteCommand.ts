import 'reflect-metadata';
import { openCommandDatabase } from './commandDatabase.ts';
import { ConfigError, readConfig } from './config.ts';
import { systemClock } from './lib/clock.ts';
import type { Teardown } from './lib/lifecycle.ts';
import { operatorCommand } from './lib/operatorCommand.ts';
import { recordSuspensionBy } from './modules/operators/suspensionMove.ts';
import { SuspensionService, type SuspensionState } from './modules/restaurants/suspension.service.ts';
import { runCommand } from './runCommand.ts';

const SITE = operatorCommand('site');
const USAGE = `Usage:
  ${SITE} show <slug>
  ${SITE} suspend <slug> [--reason "A sentence for the owner."]
  ${SITE} restore <slug>`;

/** Runs one command of the operator. Throws ConfigError with a message when it fails. */
async function run([command, slug, ...rest]: string[], teardown: Teardown): Promise<SuspensionState> {
  const [flag, reason, ...more] = rest;
  const isFlagRight =
    rest.length === 0 || (command === 'suspend' && flag === '--reason' && reason && !more.length);
  if (!slug || !command || !isFlagRight) throw new ConfigError(USAGE);
  const database = await openCommandDatabase(readConfig(), teardown);
  const sites = new SuspensionService(database.orm.em.fork(), systemClock);
  const done =
    command === 'show'
      ? await sites.show(slug)
      : command === 'suspend'
        ? await sites.suspend(slug, reason ?? null, recordSuspensionBy(null))
        : command === 'restore'
          ? await sites.restore(slug, null, recordSuspensionBy(null))
          : null;
  if (!done) throw new ConfigError(USAGE);
  if (!done.ok) throw new ConfigError(done.error.message);
  return done.value;
}

function describe({ slug, name, status, suspendedAt, suspensionReason: why, hasChanged }: SuspensionState) {
  const state = suspendedAt
    ? `suspended since ${suspendedAt.toISOString()}${why ? ` (${why})` : ''}`
    : `not suspended, status ${status}`;
  return `${slug} (${name}): ${state}.${hasChanged ? ' The owner gets a mail.' : ''}`;
}

await runCommand(async (teardown) => describe(await run(process.argv.slice(2), teardown)));
