import type { GraphQLTaggedNode } from 'relay-runtime';

/** The text of a compiled operation, which the server runs against its schema. Throws for a fragment. */
export function operationText(node: GraphQLTaggedNode): string {
  if (typeof node === 'function' || !('params' in node) || !node.params.text) {
    throw new Error('Only a compiled operation has a text.');
  }
  return node.params.text;
}
