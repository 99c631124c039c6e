import type { BrowserContext } from '@playwright/test';

/**
 * What browsers say when they leave out the transition between two pages of a site (`@view-transition`), because the next
 * page was shown before it could begin. Nothing is missing then.
 */
const LEFT_OUT_TRANSITION = /^InvalidStateError: Transition was aborted because of invalid state/;

/**
 * What goes wrong in the browsers of a test beside what the test looks at: errors in the console (refusals of the content
 * security policy among them), errors that nobody caught, dialogs.
 */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [LEFT_OUT_TRANSITION];

  /** Notes everything that happens on the pages of `context` from now on. */
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

  /** Says that such a problem belongs to the test, e.g. the browser's note of an answer with status 404. */
  expect(problem: RegExp): void {
    this.expected.push(problem);
  }

  /** Everything that no `expect` spoke of. */
  get unexpected(): string[] {
    return this.found.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
}
