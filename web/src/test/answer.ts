import { act } from '@testing-library/react';
import type { createMockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/** Waits until the operation is asked; answers its variables. */
export async function asked(environment: MockEnvironment, name: string): Promise<Record<string, unknown>> {
  const operation = await vi.waitUntil(
    () => environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name),
    // A busy machine loads the code of a screen late.
    5_000,
  );
  return operation.request.variables;
}

/** Adds to each error in an answer what the server says of it to `refusal_userError`: that it is a `UserError`. */
export function withUserErrors(answered: Record<string, unknown>): Record<string, unknown> {
  const marked = Object.fromEntries(Object.entries(answered).map(([key, value]) => [key, mark(value)]));
  const name = answered['__typename'];
  return typeof name === 'string' && name.endsWith('Error') ? { ...marked, __isUserError: name } : marked;
}

function mark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mark);
  return isRecord(value) ? withUserErrors(value) : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Answers an asked operation with data, or fails it with an Error. */
export async function answer(
  environment: MockEnvironment,
  name: string,
  result: Record<string, unknown> | Error,
): Promise<void> {
  await asked(environment, name);
  const operation = environment.mock.findOperation(({ request }) => request.node.operation.name === name);
  await act(async () => {
    if (result instanceof Error) environment.mock.reject(operation, result);
    else environment.mock.resolve(operation, { data: withUserErrors(result) });
  });
}

/** Answers an asked operation as a server does in which the field at `path` failed: what needed it is null. */
export async function answerInPart(
  environment: MockEnvironment,
  name: string,
  data: Record<string, unknown>,
  path: (string | number)[],
): Promise<void> {
  await asked(environment, name);
  const operation = environment.mock.findOperation(({ request }) => request.node.operation.name === name);
  const errors = [{ message: 'Something went wrong on our side.', path }];
  await act(async () => environment.mock.resolve(operation, { data, errors } as never));
}

/** Names of the operations that are asked and not answered yet; `name` only those of this name. */
export function pending(environment: ReturnType<typeof createMockEnvironment>, name?: string): string[] {
  return environment.mock
    .getAllOperations()
    .map(({ request }) => request.node.operation.name)
    .filter((each) => name === undefined || each === name);
}
