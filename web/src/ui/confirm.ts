import { createContext, use } from 'react';

/** A question or notice (spec §3); alert and info hide the cancel button by default (spec §4). */
export interface ConfirmOptions {
  title: string;
  text: string;
  /** Default confirm. */
  type?: 'alert' | 'info' | 'confirm';
  /** Escape and a press outside do not close it. */
  persistent?: boolean;
  confirmText?: string;
  cancelText?: string;
  showCancel?: boolean;
  /** Red confirm button, for an action that cannot be undone. */
  destructive?: boolean;
}

/** Resolves true when confirmed, false when cancelled or closed. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(() => {
  throw new Error('useConfirm needs a ConfirmProvider above it.');
});

/** `const confirm = useConfirm(); if (await confirm({ title, text })) …`. Needs a ConfirmProvider above. */
export const useConfirm = (): Confirm => use(ConfirmContext);
