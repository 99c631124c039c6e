import { AssistantFailure, type AssistantGateway } from '../assistant/assistant.gateway.ts';
import type { Job, Jobs } from '../jobs/jobs.gateway.ts';
import type { RateLimiter } from '../limits/rateLimiter.gateway.ts';
import type { MailGateway } from '../mail/mail.gateway.ts';
import { beginSpan, inSpan } from '../../lib/spans.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** The same gateway, whose mails are counted. */
export const measuredMail = (mail: MailGateway, { mails }: Metrics): MailGateway => ({
  async send(message) {
    try {
      await inSpan('mail', {}, () => mail.send(message));
      mails.inc({ outcome: 'sent' });
    } catch (error) {
      mails.inc({ outcome: 'failed' });
      throw error;
    }
  },
  close: () => mail.close(),
});

/** The same limiter, whose refusals are counted by the name of the limit. */
export const measuredLimiter = (limiter: RateLimiter, { refusals }: Metrics): RateLimiter => ({
  async take(limit, key, points) {
    const taken = await limiter.take(limit, key, points);
    if (!taken.ok) refusals.inc({ limit: limit.name });
    return taken;
  },
  async count(limit, key, points) {
    const allowance = await limiter.count(limit, key, points);
    if (!allowance.isAllowed) refusals.inc({ limit: limit.name });
    return allowance;
  },
  giveBack: (limit, key) => limiter.giveBack(limit, key),
});

/** The same model, whose answers and their first tokens are measured. */
export const measuredAssistant = (assistant: AssistantGateway, metrics: Metrics): AssistantGateway => ({
  async *respond(request) {
    const begun = performance.now();
    const end = beginSpan('assistant answer', {});
    let isFirst = true;
    try {
      for await (const event of assistant.respond(request)) {
        if (isFirst) metrics.firstTokenSeconds.observe(secondsSince(begun));
        isFirst = false;
        yield event;
      }
      metrics.assistantAnswers.inc({ outcome: 'answered' });
      end();
    } catch (error) {
      end(error);
      metrics.assistantAnswers.inc({ outcome: error instanceof AssistantFailure ? error.reason : 'error' });
      throw error;
    }
  },
});

/** The same jobs, whose runs are measured. */
export const measuredJobs = (jobs: Jobs, metrics: Metrics): Jobs =>
  Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, measuredJob(name, job, metrics)]));

const measuredJob = (name: string, job: Job, { jobSeconds }: Metrics): Job => ({
  ...job,
  async run(payload) {
    const begun = performance.now();
    try {
      const result = await inSpan(`job ${name}`, {}, () => job.run(payload));
      jobSeconds.observe({ job: name, outcome: 'done' }, secondsSince(begun));
      return result;
    } catch (error) {
      jobSeconds.observe({ job: name, outcome: 'failed' }, secondsSince(begun));
      throw error;
    }
  },
});
