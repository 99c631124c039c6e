import { randomUUID } from 'node:crypto';
import { readDsn } from '../../lib/sentryDsn.ts';
import { sparsely } from '../../lib/sparsely.ts';
import { type EventFacts, eventOf } from './errorEvent.rules.ts';
import type { ErrorReports, ReportedError } from './errorReports.gateway.ts';

/** Reports that wait to be sent; those above it are counted and left out. */
const MAX_WAITING = 30;
const TIMEOUT_MS = 5_000;
/** The pause after a 429 without a time of its own, and the longest one (s). */
const PAUSE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 600;
/** Between two lines of the log about reports that could not be sent (ms). */
const TELL_EVERY_MS = 60_000;

export interface SentryConfig extends Pick<EventFacts, 'release' | 'environment'> {
  dsn: string;
}

/** For an installation without such a service. */
export const noReports: ErrorReports = { report: () => undefined, close: () => Promise.resolve() };

/**
 * Error reports by Sentry's protocol, one after another. Its SDK is not used: it patches the modules of the process and weighs 18 MB
 *  (decision 121). `onFailure` learns why reports could not be sent, at most once a minute. Throws for a text that is no DSN.
 */
export function createSentryReports(
  { dsn, release, environment }: SentryConfig,
  onFailure: (reason: string) => void,
  timeoutMs = TIMEOUT_MS,
): ErrorReports {
  const target = readDsn(dsn);
  if (!target) throw new Error('SENTRY_DSN is no address of a project: https://<key>@<host>/<number>');
  const { url, key } = target;
  const tell = sparsely(({ message }) => onFailure(message), TELL_EVERY_MS);
  const waiting: ReportedError[] = [];
  let sending: Promise<void> | null = null;
  let pausedUntil = 0;

  async function send(error: ReportedError): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=forkfront/1, sentry_key=${key}`,
      },
      body: envelopeOf(error, { id: randomUUID().replaceAll('-', ''), at: new Date(), release, environment }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.status === 429) {
      const asked = Number(response.headers.get('retry-after') ?? Number.NaN);
      const seconds = Number.isFinite(asked) && asked > 0 ? asked : PAUSE_SECONDS;
      pausedUntil = performance.now() + 1_000 * Math.min(seconds, MAX_PAUSE_SECONDS);
    }
    if (!response.ok) throw new Error(`the service of error reports answered ${response.status}`);
  }

  async function sendWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      try {
        await send(next);
      } catch (error) {
        tell(error instanceof Error ? error : new Error(String(error)));
      }
    sending = null;
  }

  return {
    report(error) {
      if (performance.now() < pausedUntil) return;
      if (waiting.length >= MAX_WAITING) return tell(new Error('more errors than can be sent'));
      waiting.push(error);
      sending ??= sendWaiting();
    },
    close: () => sending ?? Promise.resolve(),
  };
}

/** An envelope with one event: a line for the envelope, one for its item, and the item. */
function envelopeOf(error: ReportedError, facts: EventFacts): string {
  const event = JSON.stringify(eventOf(error, facts));
  const lines = [
    { event_id: facts.id, sent_at: facts.at.toISOString() },
    { type: 'event', length: Buffer.byteLength(event), content_type: 'application/json' },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n${event}\n`;
}
