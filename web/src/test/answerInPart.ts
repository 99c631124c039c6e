import { act } from '@testing-library/react';
import type { createMockEnvironment } from 'relay-test-utils';
import { asked } from './answer.ts';

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

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
