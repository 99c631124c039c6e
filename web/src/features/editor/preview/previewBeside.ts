import { atLeast } from '../../../ui/breakpoints.ts';

/** From this width on the preview stands beside the editor; below, it comes in a drawer. A media query. */
export const PREVIEW_BESIDE = atLeast('large');
