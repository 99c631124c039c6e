import { timings } from '../lib/timings.ts';
import type { SnackbarOptions } from './snackbar.ts';

/** A notice with nothing left open (spec §3). */
export type SnackbarState = Required<Omit<SnackbarOptions, 'action'>> & Pick<SnackbarOptions, 'action'>;

/** Before anything was shown (spec §9). */
export const initialSnackbar: SnackbarState = {
  message: '',
  color: 'info',
  timeout: timings.snackbarInitial,
  multiline: false,
  vertical: false,
  location: 'bottom right',
};

/** What `show` makes of its options: 4000 ms unless told otherwise, the rest as it was initially (spec §9). */
export const toShown = (options: SnackbarOptions): SnackbarState => ({
  ...initialSnackbar,
  timeout: timings.snackbarShow,
  ...options,
});
