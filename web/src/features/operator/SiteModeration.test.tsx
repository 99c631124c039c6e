import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { answerConsole } from '../../test/answerConsole.ts';
import { operatorSite } from '../../test/operatorSite.ts';
import { renderScreen } from '../../test/renderApp.tsx';

const SUSPEND = 'SiteModerationSuspendMutation';
const RESTORE = 'SiteModerationRestoreMutation';
const OFFLINE = { suspendedAt: '2026-11-21T09:00:00.000Z', suspensionReason: 'It asks for cards.' };

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Otis', email: 'otis@example.com' }, 'secret'));
afterEach(endSession);

async function open(values: object = {}) {
  const { environment } = renderScreen('/operator/sites/a');
  await answerConsole(environment);
  await answer(environment, 'SiteScreenQuery', { operator: { site: operatorSite(values) } });
  const part = await screen.findByRole('region', { name: 'Suspension' });
  const press = (name: string) => userEvent.click(within(part).getByRole('button', { name }));
  return { environment, part, press };
}
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

it('a site is taken offline with a reason after a question, and put online again', async () => {
  const { environment, part, press } = await open();
  await press('Take offline');
  expect(part).toHaveTextContent('Please write a sentence.');
  await userEvent.type(within(part).getByRole('textbox'), 'It asks for cards.');
  await press('Take offline');
  await confirm('Take offline');
  expect(await asked(environment, SUSPEND)).toEqual({ input: { siteId: 'a', reason: 'It asks for cards.' } });
  await answer(environment, SUSPEND, {
    suspendSite: { __typename: 'SuspendSitePayload', site: operatorSite(OFFLINE) },
  });
  expect(await screen.findByText('Suspended')).toBeVisible();
  expect(screen.getByText('The site is offline. Its owner gets an email.')).toBeVisible();
  await userEvent.type(within(part).getByRole('textbox'), 'It was a mistake.');
  await press('Put online again');
  await confirm('Put online again');
  expect(await asked(environment, RESTORE)).toEqual({ input: { siteId: 'a', reason: 'It was a mistake.' } });
  await answer(environment, RESTORE, {
    restoreSite: { __typename: 'RestoreSitePayload', site: operatorSite() },
  });
  expect(await within(part).findByRole('button', { name: 'Take offline' })).toBeVisible();
});

it('nothing is sent without the answer to the question, and the reason stays', async () => {
  const { environment, part, press } = await open();
  await userEvent.type(within(part).getByRole('textbox'), 'It asks for cards.');
  await press('Take offline');
  await confirm('Cancel');
  expect(pending(environment, SUSPEND)).toEqual([]);
  expect(within(part).getByRole('textbox')).toHaveValue('It asks for cards.');
  expect(within(part).queryByRole('alert')).not.toBeInTheDocument();
});

it('a refusal is shown at its place', async () => {
  const { environment, part, press } = await open(OFFLINE);
  await userEvent.type(within(part).getByRole('textbox'), 'It was a mistake.');
  await press('Put online again');
  await confirm('Put online again');
  await answer(environment, RESTORE, {
    restoreSite: { __typename: 'ConflictError', message: 'This site is online already.' },
  });
  expect(await within(part).findByRole('alert')).toHaveTextContent('This site is online already.');
});
