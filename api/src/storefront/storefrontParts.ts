import type { Container } from '../composition/container.ts';
import type { PageData } from './pageData.ts';
import type { PageHeaders } from './pageHeaders.ts';
import type { Renderer } from './renderer.type.ts';

/** What every page of the diners' sites is made with. */
export interface StorefrontParts {
  container: Container;
  renderer: Renderer;
  /** Folder of the built renderer. */
  directory: string;
  data: PageData;
  headers: PageHeaders;
  /** Names the product on every page. */
  context: { productName: string; productUrl: string };
}
