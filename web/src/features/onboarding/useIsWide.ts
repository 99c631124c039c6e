import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { atLeast } from '../../ui/breakpoints.ts';

/** Whether there is room for the preview beside the chat; null while a page is made at build. */
export const useIsWide = (): boolean | null => useMediaQuery(atLeast('medium'));
