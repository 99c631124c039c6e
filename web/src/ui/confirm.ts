import { createContext, use } from 'react';

/** A question or notice (spec §3): alert and info hide the cancel button unless told otherwise (spec §4). */
export interface ConfirmOptions {
  title: string;
  text: string;
  /** Default confirm. */
  type?: 'alert' | 'info' | 'confirm';
  /** Only the buttons answer, not Escape or a press outside. */
  persistent?: boolean;
  confirmText?: string;
  cancelText?: string;
  showCancel?: boolean;
  /** The confirming button is red: what it does cannot be undone. */
  destructive?: boolean;
}

/** Resolves true when confirmed, false when cancelled or closed. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** `const confirm = useConfirm(); if (await confirm({ title, text })) …`. Needs a ConfirmProvider above. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}
