import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { atLeast } from '../../ui/breakpoints.ts';

/** Whether there is room for the preview beside the chat. */
export const useIsWide = (): boolean => useMediaQuery(atLeast('medium'));
