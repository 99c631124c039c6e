import { expect, it } from 'vitest';
import { initialSnackbar, toShown, type SnackbarOptions } from './snackbar.ts';

const plain = {
  message: 'Saved',
  color: 'info',
  timeout: 4000,
  multiline: false,
  vertical: false,
  location: 'bottom right',
};

it('the initial snackbar is blank, of type info, bottom right and 3000 ms long', () => {
  expect(initialSnackbar).toEqual({ ...plain, message: '', timeout: 3000 });
});

it.each<Partial<SnackbarOptions>>([
  {},
  { color: 'success' },
  { timeout: 3000 },
  { timeout: 0 },
  { multiline: true },
  { vertical: true },
  { location: 'top center' },
  { color: 'error', timeout: 5000, multiline: true, vertical: true, location: 'bottom left' },
])('the snackbar options %j are completed by the defaults', (given) => {
  expect(toShown({ message: 'Saved', ...given })).toEqual({ ...plain, ...given });
});
