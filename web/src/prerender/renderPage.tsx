import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type GraphQLSingularResponse,
} from 'relay-runtime';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../App.tsx';
import { PAGE_META } from '../lib/pageMeta.ts';
import { missingFieldHandlers, recordsElement } from '../relay/environment.tsx';
import { createAppRouter } from '../router.tsx';

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

/** Answers a question of a page as the server answers a guest; rejects when it cannot. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** A Relay environment for making one page. */
export function pageEnvironment(ask: Ask): Environment {
  return new Environment({
    network: Network.create(({ text }, variables) =>
      Observable.from<GraphQLResponse>(
        ask(text ?? '', variables).then((answer) => answer as GraphQLSingularResponse),
      ),
    ),
    store: new Store(new RecordSource()),
    missingFieldHandlers,
    isServer: true,
  });
}

/**
 * Makes the whole document of a public page as a guest gets it, with `__NONCE__` and `__ORIGIN__` still in it. `template`
 * is the app's built index.html. What a screen asks for is asked with `ask`; rejects when that or the screen fails.
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

/** Waits for everything that suspends; a region that failed fails the whole. */
async function toMarkup(tree: ReactNode): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    // Everything stands where it belongs: what a script has to move into its place would be missing without scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (problem) => void problems.push(problem),
  });
  const markup = await text(prelude);
  if (problems.length > 0) throw new AggregateError(problems, 'A page could not be made.');
  return markup;
}
