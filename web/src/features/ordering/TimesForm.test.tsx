import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { asked } from '../../test/answer.ts';
import { openEditor } from '../../test/openEditor.ts';
import { orderingOf } from '../../test/ordering.ts';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(() => endSession());

const open = (onlyWhileBoardOpen: boolean, hasPaidFeatures: boolean) =>
  openEditor(
    'ordering',
    { ordering: orderingOf({ onlyWhileBoardOpen }), goLive: [], sections: [], hasPaidFeatures },
    '&part=times',
  );

const BOARD_SWITCH = 'Take orders for now only while an order board is open';

it.each([
  ['with the order board is switched on', false, true],
  ['can be switched off after a downgrade', true, false],
])('the need of an open board %s', async (_name, before, hasPaidFeatures) => {
  const { environment } = await open(before, hasPaidFeatures);
  await userEvent.click(screen.getByRole('checkbox', { name: BOARD_SWITCH }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const { input } = await asked(environment, 'useUpdateOrderingMutation');
  expect(input).toEqual({ restaurantId: 'site', onlyWhileBoardOpen: !before });
});

it('the need of an open board is locked without the board, with a link to the plans', async () => {
  await open(false, false);
  expect(screen.queryByRole('checkbox', { name: BOARD_SWITCH })).not.toBeInTheDocument();
  const plans = screen.getByRole('link', { name: 'Upgrade Now' });
  expect(plans).toHaveAttribute('href', '/packages?upgrading=site');
});
