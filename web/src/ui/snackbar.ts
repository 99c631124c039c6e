import { createContext, use } from 'react';
import { timings } from '../lib/timings.ts';
import type { Tone } from './Alert.tsx';

export type SnackbarLocation = `${'top' | 'bottom'} ${'left' | 'center' | 'right'}`;

/** A short notice (spec §3). */
export interface SnackbarOptions {
  message: string;
  /** Default info (spec §9). */
  color?: Tone;
  /** Milliseconds, default 4000 (spec §9); 0 or less: until it is closed. Paused by the pointer and by the focus. */
  timeout?: number;
  /** Taller, for several lines. */
  multiline?: boolean;
  /** The action below the message instead of beside it. */
  vertical?: boolean;
  /** Default bottom right (spec §9). */
  location?: SnackbarLocation;
  /** One action, e.g. Undo. */
  action?: { label: string; onPress: () => void };
}

export interface Snackbar {
  /** Shows a notice. Returns the function that closes it. */
  show: (options: SnackbarOptions) => () => void;
}

export const SnackbarContext = createContext<Snackbar>({
  show: () => {
    throw new Error('useSnackbar needs a SnackbarProvider above it.');
  },
});

/** `useSnackbar().show({ message, color: 'success' })`. Needs a SnackbarProvider above. */
export const useSnackbar = (): Snackbar => use(SnackbarContext);

/** A notice with all its defaults (spec §3). */
export type SnackbarState = Required<Omit<SnackbarOptions, 'action'>> & Pick<SnackbarOptions, 'action'>;

/** The state before the first notice (spec §9). */
export const initialSnackbar: SnackbarState = {
  message: '',
  color: 'info',
  timeout: timings.snackbarInitial,
  multiline: false,
  vertical: false,
  location: 'bottom right',
};

/** The options of `show` with their defaults: 4000 ms, the rest as in the initial state (spec §9). */
export const toShown = (options: SnackbarOptions): SnackbarState => ({
  ...initialSnackbar,
  timeout: timings.snackbarShow,
  ...options,
});
