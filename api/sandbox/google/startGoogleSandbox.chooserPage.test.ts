import { describe, expect, it } from 'vitest';
import { chooserPage } from './startGoogleSandbox.ts';

const account = (email: string) =>
  `<form class="user-form" method="post">\n<input type="hidden" name="email" value="${email}"/></form>`;
const page = (...emails: string[]) => `<h1>Google</h1>${emails.map(account).join('\n')}<footer></footer>`;
const CANCEL = 'http://localhost/callback?error=access_denied&state=x';
const LINK = `<div class="checkout-cancel"><a href="http://localhost/callback?error=access_denied&amp;state=x">Cancel</a></div>`;

describe('chooserPage', { tags: ['@long'] }, () => {
  it('the chooser shows our accounts and a cancel link', () =>
    expect(
      chooserPage(page('test@gmail.example', 'rosa@a.example', 'sam@a.example'), ['rosa@a.example'], CANCEL),
    ).toBe(`<h1>Google</h1>${account('rosa@a.example')}\n${LINK}<footer></footer>`));

  it('a page without accounts stays unchanged', () =>
    expect(chooserPage('<h1>Error</h1>', ['rosa@a.example'], CANCEL)).toBe('<h1>Error</h1>'));
});
