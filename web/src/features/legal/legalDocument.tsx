import { createElement, Fragment, type ReactNode } from 'react';

/** One numbered section of a legal page. */
export interface LegalSection {
  /** The anchor. Other sites link to it, so it must not change. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A section with its parts: each text is a paragraph, elements stay as they are. */
export const section = (id: string, title: string, ...parts: ReactNode[]): LegalSection => ({
  id,
  title,
  body: createElement(
    Fragment,
    null,
    ...parts.map((part) => (typeof part === 'string' ? createElement('p', null, part) : part)),
  ),
});

/** An e-mail address to write to. */
export function MailLink({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
