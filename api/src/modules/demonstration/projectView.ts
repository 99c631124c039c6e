import type { ProjectAddresses } from './demonstration.rules.ts';

/** A project as the client sees it. */
export interface ProjectView extends ProjectAddresses {
  /** Public address of the picture. */
  imageUrl: string;
  isAnswered: boolean;
}
