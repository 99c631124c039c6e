import type { Node } from '../../graphql/node.type.ts';
import type { Viewer } from '../accounts/viewer.ts';

/** Per GraphQL type: fetches one by its uuid for a viewer; null when it is missing or not the viewer's. */
export type NodeFetchers = Record<string, (id: string, viewer: Viewer | null) => Promise<Node | null>>;
