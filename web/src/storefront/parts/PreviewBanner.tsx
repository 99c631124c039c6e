import { messages } from '../messages.ts';
import type { PageContext } from '../renderer.types.ts';
import { safeUrl } from '../rules/safeUrl.rules.ts';

/** Says that the site is unclaimed, and links to claiming and reporting it. */
export function PreviewBanner({ context }: { context: PageContext }) {
  const claim = safeUrl(`${context.productUrl}/setup`);
  return (
    <aside className="preview-banner">
      <p>
        <strong>{messages.preview.text}</strong> {claim && <a href={claim}>{messages.preview.claim}</a>}{' '}
        <a href="/report" rel="nofollow">
          {messages.report.link}
        </a>
      </p>
    </aside>
  );
}
