interface Rendered {
  /** What React made: first what belongs into the head, then the body. */
  markup: string;
  /** Style elements. */
  styles: string;
  /** The element with what the screen asked for. */
  records: string;
}

/** What React puts first: it belongs into the head. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
const APP_CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Puts a rendered page into the app's built index.html. A page that can be looked at already has its app's code set aside:
 * public/early.js fetches it. Throws when the two do not fit.
 */
export function fillTemplate(template: string, { markup, styles, records }: Rendered): string {
  const head = HEAD.exec(markup)?.[0] ?? '';
  const body = markup.slice(head.length);
  if (!TITLE.test(head)) throw new Error('The page has no title.');
  if (/<script|<template/.test(body)) throw new Error('The page would need scripts to be put together.');
  if (!TITLE.test(template) || !template.includes(ROOT))
    throw new Error('index.html has no place for the page.');
  const nonced = styles.replaceAll('<style ', '<style nonce="__NONCE__" ');
  const page = template.replace(TITLE, () => head).replace('</head>', () => `${nonced}</head>`);
  if (!body) return page;
  const code = template.match(APP_CODE)?.join('') ?? '';
  return page
    .replace(APP_CODE, '')
    .replace(
      ROOT,
      () => `<div id="root">${postForms(body)}</div>${records}<template id="app">${code}</template>`,
    );
}

/** A form that is sent before its script is there must not put what was typed into the address. */
const postForms = (html: string): string => html.replace(/<form(?![^>]*\smethod=)/g, '<form method="post"');
