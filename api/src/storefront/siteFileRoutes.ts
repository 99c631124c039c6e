import type { AppIcon, AppIconFile } from '@forkfront/common/renderer.ts';
import sharp from 'sharp';
import { SiteLinks } from '../modules/sites/siteLinks.ts';
import { drawShareCard } from './drawShareCard.ts';
import { drawText } from './drawText.ts';
import { BareReply, type Reply, type Route } from './route.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

/** The icons, the manifest, the site map and robots.txt of a site, and its picture for shared links. */
export function siteFileRoutes(
  { renderer, directory, container }: StorefrontParts,
  pages: SitePages,
): Route[] {
  const { storage } = container.infrastructure;
  const links = container.get(SiteLinks);
  const icon = ({ path, size, purpose }: AppIconFile): Route => {
    const share = purpose === 'maskable' ? MASKABLE_SHARE : ICON_SHARE;
    return file(path, 'image/png', async (look, { document: { logoKey } }) => {
      const logo = logoKey === null ? null : await storage.read(logoKey);
      if (logo) return drawLogo(logo.bytes, size, share);
      return look && drawInitials(renderer.appIcon(look), size, share, directory);
    });
  };
  /** A route of a file; 404 when `make` makes none. */
  function file(
    path: string,
    contentType: string,
    make: Parameters<SitePages['file']>[3],
    outlivesSite = false,
  ): Route {
    const GET = async ({ slug }: { slug: string }): Promise<Reply> =>
      (await pages.file(slug, path, contentType, make)) ?? pages.notFound(slug);
    return { path: new RegExp(`^${path.replaceAll('.', String.raw`\.`)}$`), outlivesSite, GET };
  }

  return [
    file('/favicon.svg', 'image/svg+xml', async (look) => renderer.renderFavicon(look), true),
    file(
      '/card.png',
      'image/png',
      async (look) => look && drawShareCard(renderer.shareCard(look), directory),
    ),
    file(
      '/manifest.webmanifest',
      'application/manifest+json',
      async (look) => look && renderer.manifest(look),
    ),
    file('/sitemap.xml', 'application/xml', async (look, { document }) =>
      document.isPreview ? null : look && renderer.siteMap(look),
    ),
    ...renderer.appIcons.map(icon),
    {
      path: /^\/robots\.txt$/,
      outlivesSite: true,
      GET: async ({ slug, site: { document } }) =>
        new BareReply(
          200,
          ['cache-control', 'no-cache'],
          robotsText(document.isPreview || document.isArchived ? null : links.siteUrl(slug)),
        ),
    },
  ];
}

/**
 * robots.txt: crawlers may read the menu of open sites and find their site map, and nothing of previews and closed sites.
 * `address`: of an open site; null for others.
 */
const robotsText = (address: string | null): string =>
  address === null
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /basket\nDisallow: /order\nDisallow: /answer\n\nSitemap: ${address}/sitemap.xml\n`;

/** How much of the icon's width its picture takes. What is cut to a circle has its corners inside the middle 80 %. */
const ICON_SHARE = 0.8;
const MASKABLE_SHARE = 0.56;

/** The letters of a name on the brand's colour. */
async function drawInitials(icon: AppIcon, size: number, share: number, directory: string): Promise<Buffer> {
  const box = { width: Math.round(size * share), height: Math.round(size * share * 0.6) };
  const middle = { x: size / 2, y: size / 2 };
  const letters = await drawText(icon.initials, { ...icon, ...box, directory, centre: middle });
  return sharp({ create: { width: size, height: size, channels: 3, background: icon.ground } })
    .composite([letters])
    .png({ palette: true })
    .toBuffer();
}

/** A stored logo, which is one of our own WebP files, on white. */
async function drawLogo(bytes: Buffer, size: number, share: number): Promise<Buffer> {
  const side = Math.round(size * share);
  const logo = await sharp(bytes).resize({ width: side, height: side, fit: 'inside' }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer();
}
