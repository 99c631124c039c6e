import { GraphQLError } from 'graphql';
import type { Viewer } from '../lib/viewer.ts';
import type { GraphqlContext } from './context.ts';

/** The signed-in person. Throws UNAUTHENTICATED for a guest. */
export function requireViewer({ viewer }: GraphqlContext): Viewer {
  if (viewer) return viewer;
  throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}
