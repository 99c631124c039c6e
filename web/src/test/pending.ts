import type { createMockEnvironment } from 'relay-test-utils';

/** Names of the operations that are asked and not answered yet; `name` only those of this name. */
export function pending(environment: ReturnType<typeof createMockEnvironment>, name?: string): string[] {
  return environment.mock
    .getAllOperations()
    .map(({ request }) => request.node.operation.name)
    .filter((each) => name === undefined || each === name);
}
