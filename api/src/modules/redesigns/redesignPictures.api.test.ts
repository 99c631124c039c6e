import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeRedesign } from '../../../test/makeRedesign.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { graphqlUploads } from '../../../test/uploadClient.ts';
import { uploadPicture } from '../../../test/uploadDesign.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { pictureKeys } from '../uploads/picture.rules.ts';
import { UploadSweep } from '../uploadSweep/uploadSweep.service.ts';
import { messages } from './messages.ts';
import { Redesign } from './redesign.entity.ts';

const LONG = { tags: ['@long'] };

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-24T10:00:00Z');

let now = NOW;
const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now, operators }, worker: true });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  site = await makeSite(app);
  await setPlan(app, site, 'GOLD');
});

const ofRequest = ({ restaurantId }: MadeSite) => ({
  context: 'redesign',
  resourceId: toGlobalId('Restaurant', restaurantId),
});
const ofProposal = (id: string) => ({
  context: 'redesign_proposal',
  resourceId: toGlobalId('Redesign', id),
});

interface Sent {
  message?: string;
  fields?: { path: string; message: string }[];
  redesign?: { id: string; moves: { to: string; imageUrls: string[] }[] };
}

async function send(token: string | undefined, name: string, input: object): Promise<Sent> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { data } = await app.graphql<Record<string, Sent>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) {
      ... on ${type}Payload { redesign { id moves { to imageUrls } } }
      ... on UserError { message } ... on ValidationError { fields { path message } } } }`,
    { input },
    token,
  );
  return data[name] ?? {};
}

const request = (imageUrls: string[]) =>
  send(site.owner?.token, 'requestRedesign', {
    restaurantId: toGlobalId('Restaurant', site.restaurantId),
    brief: 'Warmer colours, please',
    links: [],
    imageUrls,
  });
const propose = (id: string, imageUrls: string[]) =>
  send(operator.token, 'moveRedesign', {
    redesignId: toGlobalId('Redesign', id),
    to: 'PROPOSED',
    text: 'Two fonts and a new hero',
    imageUrls,
  });
const gone = { message: messages.check, fields: [{ path: 'imageUrls', message: messages.pictureGone }] };

describe('the pictures of a redesign', () => {
  it('belong to the request and to the proposal, which needs no link then', async () => {
    const [mine, second] = [
      await uploadPicture(app, ofRequest(site), site.owner?.token),
      await uploadPicture(app, ofRequest(site), site.owner?.token),
    ];
    const { redesign } = await request([second, mine]);
    expect(redesign?.moves).toEqual([{ to: 'REQUESTED', imageUrls: [second, mine] }]);
    const { id } = await app.scope().em.findOneOrFail(Redesign, { restaurant: site.restaurantId });
    const draft = await uploadPicture(app, ofProposal(id), operator.token);
    const proposed = await propose(id, [draft]);
    expect(proposed.redesign?.moves.at(-1)).toEqual({ to: 'PROPOSED', imageUrls: [draft] });
    await jobsDone(app);
    const mails = await app.mailbox.messages();
    const mailed = (words: string) => mails.find(({ subject }) => subject.includes(words))?.html;
    expect(mailed('asked for a redesign')).toContain(second);
    expect(mailed('ready to review')).toContain(draft);
  });

  it('of a request are only pictures that were uploaded for requests of this restaurant', async () => {
    const other = await makeSite(app);
    const foreign = await uploadPicture(app, ofRequest(other), other.owner?.token);
    const hero = { ...ofRequest(site), context: 'restaurant_hero' };
    for (const url of [
      foreign,
      await uploadPicture(app, hero, site.owner?.token),
      'https://example.com/a.webp',
    ])
      expect(await request([url])).toEqual(gone);
  });

  it('of a proposal are only pictures that operators uploaded for this redesign', LONG, async () => {
    const { id } = await makeRedesign(app, site);
    const other = await makeSite(app);
    await setPlan(app, other, 'GOLD');
    const elsewhere = await uploadPicture(
      app,
      ofProposal((await makeRedesign(app, other)).id),
      operator.token,
    );
    const owners = await uploadPicture(app, ofRequest(site), site.owner?.token);
    for (const url of [elsewhere, owners]) expect(await propose(id, [url])).toEqual(gone);
  });

  it('can be uploaded by the side that shows them, and by nobody else', LONG, async () => {
    const { id } = await makeRedesign(app, site);
    const manager = await makeMember(app, site, 'MANAGER');
    const kitchen = await makeMember(app, site, 'KITCHEN');
    const { create } = graphqlUploads(app);
    const file = { fileName: 'a.png', contentType: 'image/png', sizeBytes: 10 };
    const kinds = async (target: object, tokens: (string | undefined)[]) =>
      Promise.all(tokens.map(async (token) => (await create({ ...target, ...file }, token)).kind));
    const people = [site.owner?.token, manager.token, kitchen.token, operator.token, undefined];
    expect(await kinds(ofRequest(site), people)).toEqual([
      'done',
      'done',
      'notFound',
      'notFound',
      'unauthenticated',
    ]);
    expect(await kinds(ofProposal(id), people)).toEqual([
      'notFound',
      'notFound',
      'notFound',
      'done',
      'unauthenticated',
    ]);
    const unknown = ['00000000-0000-4000-8000-000000000000', 'x', site.restaurantId].map(ofProposal);
    for (const target of unknown) expect(await kinds(target, [operator.token])).toEqual(['notFound']);
  });

  it('stay as long as the redesign, and the sweep removes them after it', LONG, async () => {
    const { storage } = app.container.infrastructure;
    const mine = await uploadPicture(app, ofRequest(site), site.owner?.token);
    await request([mine]);
    const { id } = await app.scope().em.findOneOrFail(Redesign, { restaurant: site.restaurantId });
    const draft = await uploadPicture(app, ofProposal(id), operator.token);
    await propose(id, [draft]);
    const objects = [mine, draft].flatMap((url) => pictureKeys(storage.keyOf(url) ?? ''));
    const sizes = () => Promise.all(objects.map((key) => storage.size(key)));
    const sweepNextDay = async () => {
      now = new Date(now.getTime() + DAY);
      await app.scope().get(UploadSweep).sweep();
    };
    for (let day = 0; day < 4; day += 1) await sweepNextDay();
    expect(await sizes()).not.toContain(null);
    await app.scope().em.nativeDelete(Redesign, { id });
    await sweepNextDay();
    await sweepNextDay();
    expect(new Set(await sizes())).toEqual(new Set([null]));
  });
});
