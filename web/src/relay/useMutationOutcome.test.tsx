import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import login, { type LoginScreenMutation } from '../__generated__/LoginScreenMutation.graphql.ts';
import updateAccount, { type NameFormMutation } from '../__generated__/NameFormMutation.graphql.ts';
import { withUserErrors } from '../test/answer.ts';
import { fetchGraphql } from './fetchGraphql.ts';
import type { Fallback } from './refusal.ts';
import { useMutationOutcome } from './useMutationOutcome.ts';

/** The hook in a real environment; `respond` settles the pending request. */
function renderOutcome<THook>(useHook: () => THook) {
  const waiting = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(waiting.promise);
  const environment = new Environment({
    network: Network.create(fetchGraphql),
    store: new Store(new RecordSource()),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(useHook, { wrapper });
  const respond = (answer: object | Error): Promise<void> =>
    act(async () => {
      if (answer instanceof Error) waiting.reject(answer);
      else waiting.resolve(Response.json(withUserErrors({ ...answer })));
    });
  return { environment, result, respond };
}

/** Commits and does not wait for the answer. */
function begin<TOutcome>(commit: () => Promise<TOutcome>): Promise<TOutcome> {
  const { promise, resolve } = Promise.withResolvers<TOutcome>();
  act(() => void commit().then(resolve));
  return promise;
}

const input = { email: 'amelia@example.com', password: 'secret' };

/** The outcome of a sign-in with this answer. */
async function outcomeOf(answer: object | Error, fallback: Fallback = 'Login failed.') {
  const { result, respond } = renderOutcome(() => useMutationOutcome<LoginScreenMutation>(login));
  const outcome = begin(() => result.current[0]({ variables: { input }, fallback }));
  await respond(answer);
  return outcome;
}

it('a mutation resolves with its payload', async () => {
  const user = { id: 'VXNlcjox', name: 'Amelia', email: input.email };
  await expect(
    outcomeOf({ data: { login: { __typename: 'AuthPayload', token: 'token', user } } }),
  ).resolves.toEqual({
    payload: { token: 'token', user },
    refusal: null,
    error: null,
  });
});

const refused = (message: string, fields: object = {}) => ({ message, fields });

it.each([
  ['an error member', { __typename: 'UnauthenticatedError', message: 'No.' }, refused('No.')],
  ['one without a text', { __typename: 'UnauthenticatedError', message: '' }, refused('Login failed.')],
  [
    'wrong fields',
    { __typename: 'ValidationError', message: 'Look.', fields: [{ path: 'email', message: 'Odd.' }] },
    refused('Look.', { email: 'Odd.' }),
  ],
  [
    'a limit',
    { __typename: 'RateLimitedError', message: 'Too many.', retryAfterSeconds: 90 },
    { ...refused('Too many. You can try again in 2 minutes.'), waitSeconds: 90 },
  ],
  ['a member of a newer server', { __typename: 'TeapotError' }, refused('Login failed.')],
])('a mutation resolves with the refusal for %s and the name of the error', async (_, member, refusal) => {
  await expect(outcomeOf({ data: { login: member } })).resolves.toEqual({
    payload: null,
    refusal,
    error: member.__typename,
  });
});

it('the fallback text is chosen by the name of the error', async () => {
  const fallback = (error: string | null): string => `Failed: ${error}`;
  await expect(
    outcomeOf({ data: { login: { __typename: 'UnauthenticatedError', message: '' } } }, fallback),
  ).resolves.toMatchObject({ refusal: refused('Failed: UnauthenticatedError') });
  await expect(outcomeOf(new TypeError('Failed to fetch'), fallback)).resolves.toMatchObject({
    refusal: refused('Failed: null'),
  });
});

it('an unknown result gets the fallback text', async () => {
  await expect(outcomeOf({ data: { login: { __typename: 'Teapot' } } })).resolves.toEqual({
    payload: null,
    refusal: refused('Login failed.'),
    error: null,
  });
});

it('an operation for signed-in users names a session that the server does not know', async () => {
  const errors = [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
  await expect(outcomeOf({ data: null, errors })).resolves.toEqual({
    payload: null,
    refusal: refused('Please sign in.'),
    error: 'UnauthenticatedError',
  });
});

it.each([
  ['without a connection', new TypeError('Failed to fetch'), 'Login failed.'],
  ['when the operation failed', { data: null, errors: [{ message: 'Reference: 1' }] }, 'Reference: 1'],
  ['when there is no data', { errors: [{ message: '' }] }, 'Login failed.'],
])('a mutation without an answer (%s) resolves with a refusal without a name', async (_, answer, message) => {
  await expect(outcomeOf(answer)).resolves.toEqual({ payload: null, refusal: refused(message), error: null });
});

it('a mutation is loading until its answer arrives', async () => {
  const { result, respond } = renderOutcome(() => useMutationOutcome<LoginScreenMutation>(login));
  expect(result.current[1]).toBe(false);
  const outcome = begin(() => result.current[0]({ variables: { input }, fallback: 'Login failed.' }));
  expect(result.current[1]).toBe(true);
  await respond(new TypeError('Failed to fetch'));
  await outcome;
  expect(result.current[1]).toBe(false);
});

it.each([
  ['refuses', { data: { updateAccount: { __typename: 'ValidationError', message: 'No.', fields: [] } } }],
  ['is not reached', new TypeError('Failed to fetch')],
])('an optimistic response is shown and rolled back when the server %s', async (_, answer) => {
  const { environment, result, respond } = renderOutcome(() =>
    useMutationOutcome<NameFormMutation>(updateAccount),
  );
  const shown = (): unknown => environment.getStore().getSource().get('VXNlcjox')?.['name'];
  const outcome = begin(() =>
    result.current[0]({
      variables: { input: { name: 'Mia' } },
      optimisticResponse: {
        updateAccount: { __typename: 'UpdateAccountPayload', user: { id: 'VXNlcjox', name: 'Mia' } },
      },
      fallback: 'Update failed.',
    }),
  );
  expect(shown()).toBe('Mia');
  await respond(answer);
  await outcome;
  expect(shown()).toBeUndefined();
});
