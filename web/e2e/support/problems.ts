import type { BrowserContext } from '@playwright/test';

/**
 * Errors of browsers that skip a view transition between two pages of a site, because the next page is already visible.
 * They are harmless.
 */
const LEFT_OUT_TRANSITION = /^InvalidStateError: Transition was aborted because of invalid state/;

/**
 * Problems in the browsers of a test: errors in the console (also of the content security policy), uncaught errors, and
 * dialogs.
 */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [LEFT_OUT_TRANSITION];

  /** Records the problems on the pages of `context` from now on. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.found.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.found.push(`${error.stack || String(error)} (${webError.page()?.url() ?? ''})`);
    });
    context.on('dialog', (dialog) => {
      this.found.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** Allows matching problems, e.g. the browser's error for an answer with status 404. */
  expect(problem: RegExp): void {
    this.expected.push(problem);
  }

  /** All problems that no `expect` allows. */
  get unexpected(): string[] {
    return this.found.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}
