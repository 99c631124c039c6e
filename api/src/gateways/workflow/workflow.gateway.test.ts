import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startWorkflowPeer, type WorkflowPeer } from '../../../test/startWorkflowPeer.ts';
import { createHttpWorkflow } from './workflow.gateway.ts';

const project = {
  officeEmail: 'office@studio.example',
  clientEmail: 'ana@example.org',
  imageUrl: 'https://files.example/design.webp',
};

let peer: WorkflowPeer;
beforeAll(async () => {
  peer = await startWorkflowPeer();
});
afterAll(() => peer.close());
beforeEach(() => {
  peer.behave(200);
  peer.calls.length = 0;
});

const sendTo = (url: string) => {
  const { sendProject } = createHttpWorkflow(
    { sendProjectUrl: url, changeRequestUrl: null },
    { timeoutMs: 300 },
  );
  if (!sendProject) throw new Error('not configured');
  return sendProject(project);
};

it('only configured webhooks exist', () =>
  expect(createHttpWorkflow({ sendProjectUrl: null, changeRequestUrl: null })).toEqual({
    sendProject: null,
    requestChanges: null,
  }));

it.each([200, 204])('a webhook posts JSON and accepts the status %d', async (status) => {
  peer.behave(status);
  await sendTo(peer.url);
  expect(peer.calls).toEqual([{ method: 'POST', contentType: 'application/json', body: project }]);
});

it.each([302, 307, 400, 404, 500, 503])('a webhook rejects for the status %d', async (status) => {
  peer.behave(status);
  await expect(sendTo(peer.url)).rejects.toThrow(`answered ${status}`);
  expect(peer.calls).toHaveLength(1);
});

it('a webhook rejects without an answer in time', async () => {
  peer.behave('silent');
  await expect(sendTo(peer.url)).rejects.toThrow('timeout');
});

it('a webhook rejects when no server listens', async () => {
  const gone = await startWorkflowPeer();
  await gone.close();
  await expect(sendTo(gone.url)).rejects.toThrow('fetch failed');
});
