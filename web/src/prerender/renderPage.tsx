import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, RecordSource, Store, type GraphQLSingularResponse } from 'relay-runtime';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../App.tsx';
import { PAGE_META } from '../lib/pageMeta.ts';
import { missingFieldHandlers, recordsElement } from '../relay/environment.tsx';
import { createAppRouter } from '../router.tsx';

interface Rendered {
  /** React's markup: elements of the head, then the body. */
  markup: string;
  /** Style elements. */
  styles: string;
  /** The element with the Relay records. */
  records: string;
}

/** The elements of the head, which React puts first. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
const APP_CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Puts a rendered page into the app's built index.html. The app's code goes into a template, from which public/early.js
 * loads it. Throws when the page and index.html do not fit.
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

/** A form that is submitted before hydration must not put its values into the address. */
const postForms = (html: string): string => html.replace(/<form(?![^>]*\smethod=)/g, '<form method="post"');

/** Runs a query as a guest; rejects when it fails. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** A Relay environment for one prerendered page. */
export function pageEnvironment(ask: Ask): Environment {
  return new Environment({
    network: Network.create(async ({ text }, variables) => {
      const answer = await ask(text ?? '', variables);
      return answer as GraphQLSingularResponse;
    }),
    store: new Store(new RecordSource()),
    missingFieldHandlers,
    isServer: true,
  });
}

/**
 * Renders the document of a public page for a guest, with the placeholders `__NONCE__` and `__ORIGIN__`. `template` is the
 * app's built index.html; `ask` runs the queries of the screen. Rejects when a query or the screen fails.
 */
export async function renderPage(path: string, template: string, ask: Ask): Promise<string> {
  const meta = PAGE_META[path];
  if (!meta) throw new Error(`${path} is no page of lib/pageMeta.ts`);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const environment = pageEnvironment(ask);
  const sheet = new ServerStyleSheet();
  const markup = await toMarkup(
    sheet.collectStyles(
      <StrictMode>
        <RelayEnvironmentProvider environment={environment}>
          <App router={router} />
        </RelayEnvironmentProvider>
      </StrictMode>,
    ),
  );
  const styles = sheet.getStyleTags();
  sheet.seal();
  return fillTemplate(template, { markup, styles, records: recordsElement(environment) });
}

/** Waits for all suspended components; throws when a component fails. */
async function toMarkup(tree: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    // One chunk: streamed chunks need JavaScript to be moved into their place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (problem) => void problems.push(problem),
  });
  const markup = await text(prelude);
  if (problems.length > 0) throw new AggregateError(problems, 'A page could not be made.');
  return markup;
}
