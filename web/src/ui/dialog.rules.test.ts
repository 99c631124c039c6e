import { expect, it } from 'vitest';
import type { ConfirmOptions } from './confirm.ts';
import { withDialogDefaults } from './ConfirmDialog.tsx';

const asked = { title: 'Delete product', text: 'This action cannot be undone.' };
const plain = {
  ...asked,
  type: 'confirm',
  persistent: false,
  confirmText: 'OK',
  cancelText: 'Cancel',
  showCancel: true,
  destructive: false,
};

it.each<[given: Partial<ConfirmOptions>, expected: Partial<Required<ConfirmOptions>>]>([
  [{}, {}],
  [{ type: 'confirm' }, {}],
  [{ type: 'alert' }, { type: 'alert', showCancel: false }],
  [{ type: 'info' }, { type: 'info', showCancel: false }],
  [
    { type: 'alert', showCancel: true },
    { type: 'alert', showCancel: true },
  ],
  [
    { type: 'info', showCancel: true },
    { type: 'info', showCancel: true },
  ],
  [{ showCancel: false }, { showCancel: false }],
  [{ persistent: true }, { persistent: true }],
  [
    { confirmText: 'Delete', cancelText: 'Keep' },
    { confirmText: 'Delete', cancelText: 'Keep' },
  ],
  [{ destructive: true }, { destructive: true }],
])('the dialog options %j are completed to %j', (given, expected) => {
  expect(withDialogDefaults({ ...asked, ...given })).toEqual({ ...plain, ...expected });
});
