import { createElement, Fragment, type ReactNode } from 'react';

/** One numbered section of a legal page. */
export interface LegalSection {
  /** The anchor. Other sites link to it, so it must not change. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal page. */
export interface LegalDocument {
  title: string;
  intro: string;
  /** The day as ISO 8601, e.g. `2025-09-12`. */
  lastUpdated: string;
  sections: readonly LegalSection[];
}

/** An e-mail address to write to. */
export function MailLink({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}

/** The body of a section: each text is a paragraph, elements stay as they are. */
export const prose = (...parts: ReactNode[]): ReactNode =>
  createElement(
    Fragment,
    null,
    ...parts.map((part) => (typeof part === 'string' ? createElement('p', null, part) : part)),
  );
