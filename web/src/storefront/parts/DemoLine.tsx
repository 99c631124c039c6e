import { messages } from '../messages.ts';
import type { PageContext } from '../renderer.types.ts';
import { safeUrl } from '../rules/safeUrl.rules.ts';

/** Says that the restaurant is made up, and how one gets a site of one's own. */
export function DemoLine({ context }: { context: PageContext }) {
  const setup = safeUrl(`${context.productUrl}/setup`);
  return (
    <aside className="preview-banner">
      <p>
        {messages.demo.text} {setup && <a href={setup}>{messages.demo.build}</a>}
      </p>
    </aside>
  );
}
