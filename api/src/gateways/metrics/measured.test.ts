import { expect, it } from 'vitest';
import { AssistantFailure, type AssistantGateway } from '../assistant/assistant.gateway.ts';
import { measuredAssistant, measuredJobs, measuredMail } from './measured.ts';
import { createMetrics } from './metrics.ts';

const mail = { to: 'a@example.com', subject: 'x', html: '', text: '', id: '1' };

it('mails are counted by outcome, and a failure stays one', async () => {
  const metrics = createMetrics();
  let isDown = false;
  const gateway = measuredMail(
    {
      send: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()),
      close: () => undefined,
    },
    metrics,
  );
  await gateway.send(mail);
  isDown = true;
  await expect(gateway.send(mail)).rejects.toThrow('down');
  const { body } = await metrics.text();
  expect(body).toContain('forkfront_mails_total{outcome="sent"} 1');
  expect(body).toContain('forkfront_mails_total{outcome="failed"} 1');
});

it('jobs are measured by name and outcome, and keep their schedule', async () => {
  const metrics = createMetrics();
  const jobs = measuredJobs(
    {
      tidy: { run: () => Promise.resolve(), schedule: '* * * * *' },
      fail: { run: () => Promise.reject(new Error('no')) },
    },
    metrics,
  );
  await jobs['tidy']?.run({});
  await expect(jobs['fail']?.run({})).rejects.toThrow('no');
  expect(jobs['tidy']?.schedule).toBe('* * * * *');
  const { body } = await metrics.text();
  expect(body).toContain('forkfront_job_run_seconds_count{job="tidy",outcome="done"} 1');
  expect(body).toContain('forkfront_job_run_seconds_count{job="fail",outcome="failed"} 1');
});

it('answers of the model are counted, with the reason of a failure, and the first word is measured', async () => {
  const metrics = createMetrics();
  let isDown = false;
  const model: AssistantGateway = {
    async *respond() {
      if (isDown) throw new AssistantFailure('timeout');
      yield await Promise.resolve({ type: 'text', delta: 'Hello' } as const);
    },
  };
  const assistant = measuredAssistant(model, metrics);
  const request = { instructions: '', items: [], tools: [], signal: new AbortController().signal };
  const all = async () => {
    const events = [];
    for await (const event of assistant.respond(request)) events.push(event);
    return events;
  };
  expect(await all()).toEqual([{ type: 'text', delta: 'Hello' }]);
  isDown = true;
  await expect(all()).rejects.toThrow('timeout');
  const { body } = await metrics.text();
  expect(body).toContain('forkfront_assistant_answers_total{outcome="answered"} 1');
  expect(body).toContain('forkfront_assistant_answers_total{outcome="timeout"} 1');
  expect(body).toContain('forkfront_assistant_first_token_seconds_count 1');
});
