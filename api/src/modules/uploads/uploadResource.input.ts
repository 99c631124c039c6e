import { idOf } from '../../graphql/globalId.ts';

/** A resource as clients name it: a restaurant's global id becomes its uuid, every other text stays as it is. */
export const uploadResource = (resourceId: string): string => idOf('Restaurant', resourceId) ?? resourceId;
