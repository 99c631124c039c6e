import { commandDatabaseUrl } from './commandDatabaseUrl.ts';
import { readConfig } from './config.ts';
import { openPool } from './db/database.ts';
import {
  countJobs,
  type JobRow,
  listJobs,
  removeJob,
  retryJobs,
  troubledJobs,
} from './gateways/jobs/jobQueue.repository.ts';
import { StartFailure, type Teardown } from './lib/lifecycle.ts';
import { operatorCommand } from './lib/operatorCommand.ts';
import { alignedLines } from './lib/plainText.ts';
import { withoutAddresses } from './log.ts';
import { runCommand } from './runCommand.ts';

const JOBS = operatorCommand('jobs');
const USAGE = `${JOBS} list              counts and lists the waiting, failed and abandoned jobs
${JOBS} retry <id…|all>   queues jobs again; all: every job that failed, was abandoned or had an error
${JOBS} remove <id>       removes a job without running it`;

const MAX_LISTED = 50;
const MAX_ERROR_LENGTH = 100;
const ID = /^\d{1,18}$/;

/** Lists, retries and removes background jobs (`npm run jobs`). */
async function manageJobs([command, ...ids]: string[], teardown: Teardown): Promise<string> {
  const isAll = command === 'retry' && ids.length === 1 && ids[0] === 'all';
  const wantsIds = (command === 'retry' && ids.length > 0) || (command === 'remove' && ids.length === 1);
  if (!(command === 'list' && ids.length === 0) && !wantsIds) throw new StartFailure(USAGE);
  const wrong = ids.find((id) => !isAll && !ID.test(id));
  if (wrong !== undefined) throw new StartFailure(`"${wrong}" is not a job id.\n${USAGE}`);

  const config = readConfig();
  const url = await commandDatabaseUrl(config, teardown);
  const pool = openPool({ connectionString: url, max: 1 }, () => undefined);
  teardown.add(() => pool.end());
  if (command === 'list') return listing(await countJobs(pool), await listJobs(pool, { limit: MAX_LISTED }));
  if (command === 'remove') {
    const [id = ''] = ids;
    if (await removeJob(pool, id)) return `Job ${id} was removed.`;
    throw new StartFailure(`Job ${id} cannot be removed: it does not exist or is running.`);
  }
  const wanted = isAll ? (await troubledJobs(pool, {})).map(({ id }) => id) : ids;
  const retried = await retryJobs(pool, wanted);
  const missed = wanted.filter((id) => !retried.includes(id));
  if (missed.length > 0)
    throw new StartFailure(`${counted(retried.length)} again. Missing or running: ${missed.join(', ')}.`);
  return `${counted(retried.length)} again.`;
}

const counted = (count: number): string => (count === 1 ? '1 job is queued' : `${count} jobs are queued`);

function listing({ waiting, running, abandoned, failed }: Record<string, number>, jobs: JobRow[]): string {
  const head = `${waiting} waiting, ${running} running, ${abandoned} abandoned, ${failed} failed`;
  if (jobs.length === 0) return head;
  const rows = [
    ['id', 'job', 'state', 'age', 'attempts', 'last error'],
    ...jobs.map(({ id, name, state, ageSeconds, attempts, maxAttempts, lastError }) => [
      id,
      name,
      state,
      age(ageSeconds),
      `${attempts} of ${maxAttempts}`,
      shortError(lastError),
    ]),
  ];
  return [head, '', ...alignedLines(rows, '  ')].join('\n');
}

const shortError = (error: string | null): string =>
  withoutAddresses(error?.split('\n')[0] ?? '').slice(0, MAX_ERROR_LENGTH);

function age(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 2 * 86_400 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 86_400)} d`;
}

await runCommand((teardown) => manageJobs(process.argv.slice(2), teardown));
