import type { ConfirmOptions } from './confirm.ts';

/** A question or notice with nothing left open. */
export function withDialogDefaults(options: ConfirmOptions): Required<ConfirmOptions> {
  const type = options.type ?? 'confirm';
  return {
    persistent: false,
    confirmText: 'OK',
    cancelText: 'Cancel',
    // Spec §4: alert and info have nothing to refuse.
    showCancel: type === 'confirm',
    destructive: false,
    ...options,
    type,
  };
}
