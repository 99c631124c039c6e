import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked } from '../../test/answer.ts';
import { editedSite, openEditor } from '../../test/openEditor.ts';

const ARCHIVE = 'useSiteClosingArchiveMutation';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

describe('closing a website', () => {
  const close = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Close this website…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Close this website?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Close website' }));
  };

  it('closing asks first, closes the website at once and offers Reopen', async () => {
    const { environment } = await openEditor('settings');
    await close();
    expect(await asked(environment, ARCHIVE)).toEqual({ input: { id: 'site' } });
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await answer(environment, ARCHIVE, {
      archiveRestaurant: {
        __typename: 'ArchiveRestaurantPayload',
        restaurant: editedSite({ siteVersion: 2, subscription: { status: 'ARCHIVED' } }),
      },
    });
    expect(await screen.findByText('Your website is closed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close this website…' })).not.toBeInTheDocument();
  });

  it.each([true, false])(
    'the question before closing warns that a paid plan continues; free plan: %s',
    async (isFreePlan) => {
      await openEditor('settings', { isFreePlan });
      await userEvent.click(screen.getByRole('button', { name: 'Close this website…' }));
      const warning = (await screen.findByRole('alertdialog')).textContent.includes(
        'Your paid plan continues',
      );
      expect(warning).toBe(!isFreePlan);
    },
  );

  it.each([
    [
      { archiveRestaurant: { __typename: 'ConflictError', message: 'It is closed already.' } },
      'It is closed already.',
    ],
    [new NetworkProblem('network'), 'Update failed.'],
  ])('a failed closing leaves the website open: %s', { tags: ['@long'] }, async (outcome, text) => {
    const { environment } = await openEditor('settings');
    await close();
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await answer(environment, ARCHIVE, outcome);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close this website…' })).toBeVisible();
  });

  it('Cancel keeps the website open', { tags: ['@long'] }, async () => {
    const { environment } = await openEditor('settings');
    await userEvent.click(screen.getByRole('button', { name: 'Close this website…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(names).not.toContain(ARCHIVE);
  });
});
