import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_DAY, makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
});
afterAll(() => app.close());

const mailsTo = async ({ owner }: MadeSite) =>
  (await app.mailbox.messages()).filter(({ to }) => to === owner?.email);

it('the owner of a site that takes orders without hours gets one mail with a link to set them', async () => {
  const older = await makeSite(app, { ordering: { opensWithoutHours: true } });
  const others = [
    await makeSite(app, { ordering: ALL_DAY }),
    await makeSite(app, { ordering: {} }),
    await makeSite(app, { status: 'archived', ordering: { opensWithoutHours: true } }),
  ];
  await runJob(app, 'tellOwners', {}, 2);
  const mails = await mailsTo(older);
  expect(mails.map(({ subject }) => subject)).toEqual(['Please set the opening hours of The Olive Press']);
  expect(mails[0]?.text).toMatch(/Set your opening hours: http.*\/editor\/\w+\?tab=ordering/);
  for (const site of others) expect(await mailsTo(site)).toEqual([]);
});
