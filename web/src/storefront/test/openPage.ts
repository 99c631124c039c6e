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
