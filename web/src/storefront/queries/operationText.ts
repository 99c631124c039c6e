import type { GraphQLTaggedNode } from 'relay-runtime';

/** The text of a compiled operation, for the server to run against its own schema. Throws when given a fragment. */
export function operationText(node: GraphQLTaggedNode): string {
  if (typeof node === 'function' || !('params' in node) || !node.params.text) {
    throw new Error('Only a compiled operation has a text.');
  }
  return node.params.text;
}
