import { act } from '@testing-library/react';
import type { createMockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/** Waits until the operation is asked; answers its variables. */
export async function asked(environment: MockEnvironment, name: string): Promise<Record<string, unknown>> {
  const operation = await vi.waitUntil(() =>
    environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name),
  );
  return operation.request.variables;
}

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
    else environment.mock.resolve(operation, { data: result });
  });
}
