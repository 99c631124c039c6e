import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { answer, asked } from '../../../test/answer.ts';
import { demoUser } from '../../../test/demoUser.ts';
import { renderScreen } from '../../../test/renderApp.tsx';

beforeEach(() =>
  startSession({ _id: 'VXNlcjox', name: 'Amelia Hart', email: 'amelia@example.com' }, 'secret'),
);
afterEach(endSession);

const START = 'TwoStepSectionStartMutation';
const CONFIRM = 'AuthenticatorSetupMutation';
const CODES = Array.from({ length: 10 }, (_none, index) => `abcd-efgh-jkmn-pqrs-tuvw-xyz${index}`);
const since = '2026-11-29T12:00:00Z';
const on = (recoveryCodesLeft = 10) =>
  demoUser({ secondFactors: { authenticatorSince: since, recoveryCodesLeft } });

async function open(viewer: object = demoUser()) {
  const app = renderScreen('/account');
  await answer(app.environment, 'AccountScreenQuery', { pushKey: 'key', viewer });
  const section = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
  return { ...app, section };
}

it('an authenticator app is set up with its first code, and the recovery codes are shown once', async () => {
  const { environment, section } = await open();
  expect(section.getByText('Off')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Set up an authenticator app' }));
  await answer(environment, START, {
    startAuthenticator: {
      __typename: 'StartAuthenticatorPayload',
      secret: 'GEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Forkfront:amelia@example.com?secret=GEZDGNBVGY3TQOJQ',
    },
  });
  expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(section.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  await userEvent.type(section.getByLabelText('Code from the app'), '123456');
  await userEvent.click(section.getByRole('button', { name: 'Switch on' }));
  expect(await asked(environment, CONFIRM)).toEqual({ input: { code: '123456' } });
  await answer(environment, CONFIRM, {
    confirmAuthenticator: { __typename: 'ConfirmAuthenticatorPayload', recoveryCodes: CODES, user: on() },
  });
  const list = within(section.getByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await userEvent.click(section.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  await userEvent.click(section.getByRole('button', { name: 'I’ve saved them' }));
  expect(section.getByText('On')).toBeVisible();
  expect(section.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
});

it('few recovery codes are a reason to make new ones', async () => {
  const { environment, section } = await open(on(2));
  expect(
    section.getByText('2 recovery codes are left. Make new recovery codes before they run out.'),
  ).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'New recovery codes' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: 'New recovery codes' }));
  await answer(environment, 'TwoStepSectionRenewMutation', {
    renewRecoveryCodes: { __typename: 'RenewRecoveryCodesPayload', recoveryCodes: CODES, user: on() },
  });
  expect(section.getByText(CODES[9] ?? '')).toBeVisible();
});

it('switching off asks first, and a refusal is shown', async () => {
  const { environment, section } = await open(on());
  await userEvent.click(section.getByRole('button', { name: 'Switch off' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await userEvent.click(sure.getByRole('button', { name: 'Switch off' }));
  await answer(environment, 'TwoStepSectionRemoveMutation', {
    removeAuthenticator: { __typename: 'NotFoundError', message: 'It is off already.' },
  });
  expect(section.getByRole('alert')).toHaveTextContent('It is off already.');
});
