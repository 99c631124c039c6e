import { dataUrl } from './dataUrl.ts';

const url = (name: string): string =>
  dataUrl(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, 'font/woff2');

/** Our two typefaces, for pages without a server. */
export const fontFaces = (): string => `
  @font-face { font-family: Fraunces; src: url(${url('fraunces')}); font-weight: 100 900; }
  @font-face { font-family: Figtree; src: url(${url('figtree')}); font-weight: 300 900; }`;
