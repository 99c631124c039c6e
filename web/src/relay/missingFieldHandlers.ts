import { ROOT_TYPE, type MissingFieldHandler } from 'relay-runtime';

/** Lets `node(id:)` find what a list has already loaded, without asking the server. */
export const missingFieldHandlers: MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: (field, parent, args) => {
      const { id } = args as { id?: unknown };
      const isNode = field.name === 'node' && parent?.getType() === ROOT_TYPE;
      return isNode && typeof id === 'string' ? id : undefined;
    },
  },
];
