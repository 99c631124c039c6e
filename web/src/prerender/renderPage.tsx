import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { RelayEnvironmentProvider } from 'react-relay';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../App.tsx';
import { PAGE_META } from '../lib/pageMeta.ts';
import { recordsElement } from '../relay/pageRecords.ts';
import { createAppRouter } from '../router.tsx';
import { fillTemplate } from './fillTemplate.ts';
import { pageEnvironment, type Ask } from './pageEnvironment.ts';

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
