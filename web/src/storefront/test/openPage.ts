import { screen } from '@testing-library/react';
import type { RenderedPage } from '@forkfront/common/renderer.ts';
import { createRenderer } from '../createRenderer.tsx';
import type { PageContext } from '../renderer.types.ts';
import { demoAssets } from './demoAssets.ts';

export const renderer = createRenderer(demoAssets);
export const context: PageContext = { productName: 'Forkfront', productUrl: 'https://forkfront.example' };

/** A rendered page as a document. */
export function openPage({ html }: RenderedPage): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The text of an element with single spaces; undefined when there is none. */
export function textOf(root: ParentNode, selector: string): string | undefined {
  return root.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();
}

/** The texts of elements with single spaces. */
export const textsOf = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

/** Shows a rendered page in the window, so that `screen` finds its parts by role and name. */
export function showPage(page: RenderedPage): void {
  document.body.innerHTML = openPage(page).body.innerHTML;
}

/** The paragraphs of the shown page that match, as read. */
export const paragraphs = (text: RegExp): string[] =>
  textsOf(screen.queryAllByRole('paragraph')).filter((words) => text.test(words));
