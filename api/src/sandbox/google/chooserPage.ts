import { escapeHtml } from '../../lib/escapeHtml.ts';

const ACCOUNT = /<form class="user-form"[\s\S]*?<\/form>/g;

/**
 * The emulator's account chooser with the accounts of `emails` only (it always adds one of its own), and with the way
 * to say no that it lacks. A page without accounts is one of its error pages and stays as it is.
 */
export function chooserPage(html: string, emails: string[], cancelUrl: string): string {
  const accounts = html.match(ACCOUNT);
  if (!accounts) return html;
  const ours = accounts.filter((account) =>
    emails.some((email) => account.includes(`name="email" value="${escapeHtml(email)}"`)),
  );
  const cancel = `<div class="checkout-cancel"><a href="${escapeHtml(cancelUrl)}">Cancel</a></div>`;
  const [before = ''] = html.split(ACCOUNT, 1);
  const after = html.split(ACCOUNT).at(-1) ?? '';
  return `${before}${ours.join('\n')}\n${cancel}${after}`;
}
