import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, getSession, getWatch, startSession } from '../../lib/session.ts';
import { answer, asked } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { operatorSite } from '../../test/operatorSite.ts';
import { renderScreen } from '../../test/renderApp.tsx';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(() => {
  endSession();
  endSession();
});

async function open(values: object = {}) {
  const { environment, address } = renderScreen('/operator/sites/a');
  await answerConsole(environment);
  await answer(environment, 'SiteScreenQuery', { operator: { site: operatorSite(values) } });
  return { environment, address };
}

it('a look begins with a reason, in the session of the owner, at the editor of the site', async () => {
  const { environment, address } = await open();
  const part = await screen.findByRole('region', { name: 'See it as its owner' });
  await userEvent.type(within(part).getByRole('textbox'), 'The owner asked.');
  await userEvent.click(within(part).getByRole('button', { name: 'See it as its owner' }));
  expect(await asked(environment, 'WatchFormMutation')).toEqual({
    input: { siteId: 'a', reason: 'The owner asked.' },
  });
  const until = new Date(Date.now() + 60_000).toISOString();
  await answer(environment, 'WatchFormMutation', {
    watchSite: {
      __typename: 'WatchSitePayload',
      token: 'look',
      expiresAt: until,
      restaurantId: 'UmVzdGF1cmFudDox',
      owner: { id: 'owner', name: 'Olivia', email: 'olivia@example.org' },
    },
  });
  expect(getSession()).toMatchObject({ token: 'look', user: { name: 'Olivia' } });
  expect(getWatch()).toMatchObject({ siteName: 'Olive Press', siteId: 'a', until });
  expect(localStorage.getItem('token')).toBe('secret');
  await expect.poll(address).toBe('/editor/UmVzdGF1cmFudDox');
});

it('a preview without an owner cannot be looked at', async () => {
  await open({ owner: null });
  expect(await screen.findByRole('region', { name: 'Suspension' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'See it as its owner' })).not.toBeInTheDocument();
});
