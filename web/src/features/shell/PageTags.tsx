import { OG_IMAGES, ogImagePath, type PageMeta } from '../../lib/pageMeta.ts';
import { PRODUCT_NAME } from '../../lib/productName.ts';
import { publicOrigin } from '../../lib/publicOrigin.ts';

/** What stands in the head of a public page for search engines and shared links, beside its title. */
export function PageTags({ path, meta: { title, description, image } }: { path: string; meta: PageMeta }) {
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
