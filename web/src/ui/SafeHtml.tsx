import DOMPurify from 'dompurify';
import { useMemo, type ComponentProps } from 'react';

let own: ReturnType<typeof DOMPurify> | null = null;

/** Our own instance, because its hook must not affect other users of DOMPurify. Created at first use: it needs a browser. */
function purifier(): ReturnType<typeof DOMPurify> {
  if (own) return own;
  own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return own;
}

/** Text with simple formatting; no pictures, forms, styles or ids. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'ul', 'ol', 'li', 'blockquote', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i,
};

interface Props extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
}

/** Untrusted HTML, sanitised. Links open in a new tab without an opener. */
export function SafeHtml({ html, ...rest }: Props) {
  const clean = useMemo(() => purifier().sanitize(html, ALLOWED), [html]);
  // oxlint-disable-next-line react/no-danger -- `clean` is sanitised above; no other place may do this
  return <div {...rest} dangerouslySetInnerHTML={{ __html: clean }} />;
}
