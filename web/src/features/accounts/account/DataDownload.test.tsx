import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from '../../../lib/session.ts';
import { NetworkProblem } from '../../../relay/networkProblem.ts';
import { answer, asked } from '../../../test/answer.ts';
import { demoUser } from '../../../test/demoUser.ts';
import { renderScreen } from '../../../test/renderApp.tsx';
import { stayHere } from '../../../test/stubBrowser.ts';

const EXPORT = 'DataDownloadQuery';
const result = (dataExport: object) => ({ node: { __typename: 'User', id: 'VXNlcjox', dataExport } });
const gathered = (text: string) => result({ __typename: 'DataExport', text });
const files: Blob[] = [];
const clicked: HTMLAnchorElement[] = [];

beforeEach(() => {
  startSession({ _id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' }, 'secret');
  files.length = 0;
  clicked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return `blob:test/${files.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  // The link is never in the page: what it would save is seen here.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
});
afterEach(endSession);

async function open() {
  stayHere();
  const app = renderScreen('/account');
  await answer(app.environment, 'AccountScreenQuery', { pushKey: 'key', viewer: demoUser() });
  const section = within(await screen.findByRole('region', { name: 'Your data' }));
  await userEvent.click(section.getByRole('button', { name: 'Download my data' }));
  return { ...app, section };
}

it('the download saves a .json file, and its object URL is revoked when the page is left', async () => {
  const { environment, section } = await open();
  expect(await asked(environment, EXPORT)).toEqual({ id: 'VXNlcjox' });
  expect(section.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-busy', 'true');
  expect(section.getByText('Preparing your download…')).toBeInTheDocument();
  await answer(environment, EXPORT, gathered('{"name":"Amelia"}'));
  const again = await section.findByRole('link', { name: 'Save it again' });
  const [link] = clicked;
  expect(link?.download).toMatch(/^forkfront-\d{4}-\d\d-\d\d\.json$/);
  expect(link?.href).toBe('blob:test/1');
  expect(files[0]?.type).toBe('application/json');
  expect(await files[0]?.text()).toBe('{"name":"Amelia"}');
  expect(again).toHaveAttribute('href', 'blob:test/1');
  expect(section.getByRole('button', { name: 'Download my data' })).not.toHaveAttribute('aria-busy');
  expect(URL.revokeObjectURL).not.toHaveBeenCalledWith('blob:test/1');
  await userEvent.click(section.getByRole('button', { name: 'Download my data' }));
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:test/1');
});

it.each([
  [new NetworkProblem('network'), 'Failed to download your data.'],
  [new NetworkProblem('server', { serverMessage: 'Back in a minute.' }), 'Back in a minute.'],
  [{ node: null }, 'Failed to download your data.'],
  [result({ __typename: 'LaterError' }), 'Failed to download your data.'],
  [
    result({
      __typename: 'RateLimitedError',
      message: 'You have downloaded your data 10 times within an hour.',
      retryAfterSeconds: 1800,
    }),
    'You have downloaded your data 10 times within an hour. You can try again in 30 minutes.',
  ],
])('a failed download shows its error and works on the next attempt: %j', async (outcome, text) => {
  const { environment, section } = await open();
  await answer(environment, EXPORT, outcome);
  expect(await section.findByRole('alert')).toHaveTextContent(text);
  expect(clicked).toHaveLength(0);
  expect(getSession().token).toBe('secret');
  await userEvent.click(section.getByRole('button', { name: 'Download my data' }));
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
  await answer(environment, EXPORT, gathered('{}'));
  expect(await section.findByRole('link', { name: 'Save it again' })).toBeVisible();
});
