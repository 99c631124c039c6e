import type { ReactNode } from 'react';
import type { ThemeName } from '@forkfront/common/themes.ts';
import type { PaletteStyle } from '../palette/siteColours.ts';
import type { StorefrontAssets } from '../renderer.types.ts';
import { safeUrl } from '../rules/address.rules.ts';
import { TestBar } from './Notices.tsx';

export type DocumentHead = {
  title: string;
  description?: string | undefined;
  /** Canonical address; a page without one is noindex. */
  canonical?: string | undefined;
  noIndex?: boolean;
  siteName: string;
  image?: string | null | undefined;
  /** Addresses of the pictures that have a blur until they have loaded. */
  pictures?: readonly string[];
  /** Whether the page names the manifest, so that the site can be installed. */
  isInstallable?: boolean;
  /** Text of the JSON-LD block. */
  jsonLd?: string;
  /** When and where the page reloads without JavaScript, e.g. `15;url=/order/…`. */
  refresh?: string;
};

export type PageKind =
  | 'front'
  | 'shop'
  | 'dish'
  | 'basket'
  | 'status'
  | 'answer'
  | 'report'
  | 'about'
  | 'words';

/** Pages that do not need the script of forms; that of the basket contains it. */
const WITHOUT_FORM: readonly PageKind[] = ['front', 'shop', 'basket', 'status', 'about', 'words'];

type Props = {
  head: DocumentHead;
  theme: ThemeName;
  palette: PaletteStyle;
  /** The inline style: the palette and the blurs. */
  style: string;
  assets: StorefrontAssets;
  /** Class of the body; each page except `front` (the menu) and `shop` loads the order styles. */
  page: PageKind;
  /** Whether the page has the bar of the test mode. */
  isTest: boolean;
  /** Whether nothing on the page can be pressed. */
  isLook: boolean;
  children: ReactNode;
};

/** The document of every page. There is one inline style, and there is no inline script. */
export function Document({ head, theme, palette, style, assets, page, isTest, isLook, children }: Props) {
  const image = safeUrl(head.image);
  const { title, description, canonical } = head;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <link rel="preload" href={assets.font[theme]} as="font" type="font/woff2" crossOrigin="" />
        <link rel="stylesheet" href={assets.css[theme]} />
        {page !== 'front' && page !== 'shop' && <link rel="stylesheet" href={assets.orderCss} />}
        {page === 'shop' && <link rel="stylesheet" href={assets.shopCss} />}
        {page === 'dish' && <link rel="stylesheet" href={assets.dishCss} />}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script type="module" src={page === 'basket' ? assets.basket : assets.island} />
        {!WITHOUT_FORM.includes(page) && <script type="module" src={assets.form} />}
        {page === 'shop' && <script type="module" src={assets.shop} />}
        {page === 'status' && <script type="module" src={assets.follow} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head.isInstallable && <link rel="manifest" href="/manifest.webmanifest" />}
        <meta name="theme-color" content={palette.barLight} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={palette.barDark} media="(prefers-color-scheme:dark)" />
        {description && <meta name="description" content={description} />}
        {(head.noIndex || !canonical) && <meta name="robots" content="noindex" />}
        {canonical && (
          <>
            <link rel="canonical" href={canonical} />
            <meta property="og:type" content="website" />
            <meta property="og:title" content={title} />
            <meta property="og:site_name" content={head.siteName} />
            <meta property="og:url" content={canonical} />
            {description && <meta property="og:description" content={description} />}
            {image && <meta property="og:image" content={image} />}
            <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
          </>
        )}
        {head.refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={head.refresh} />
          </noscript>
        )}
      </head>
      <body className={`${theme.toLowerCase()} ${page}`} inert={isLook}>
        {isTest && <TestBar />}
        {children}
        {head.jsonLd && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />
        )}
      </body>
    </html>
  );
}
