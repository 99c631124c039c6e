import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { OG_IMAGES, ogImagePath, type PageMeta, PAGE_META } from '../../lib/pageMeta.ts';
import { publicOrigin } from '../../lib/publicOrigin.ts';
import { AddressTitleContext } from '../../ui/PageTitle.tsx';

/** The tags of a public page for search engines and shared links. */
function PageTags({ path, meta: { title, description, image } }: { path: string; meta: PageMeta }) {
  const origin = publicOrigin();
  const url = `${origin}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${origin}${ogImagePath(image)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={OG_IMAGES[image]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The tags of the address's page, and its title for `PageTitle`. */
export function PageHead({ children }: { children: ReactNode }) {
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const path = route.replace(/(.)\/$/, '$1');
  const meta = PAGE_META[path];
  return (
    <>
      {meta ? <PageTags path={path} meta={meta} /> : <meta name="robots" content="noindex" />}
      <AddressTitleContext value={meta?.title ?? null}>{children}</AddressTitleContext>
    </>
  );
}
