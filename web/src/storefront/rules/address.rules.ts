/** The address when it is http or https, else null. Only such an address may become a link or a picture. */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** `tel:` address of a phone number; null when it has fewer than three digits. */
export function phoneHref(phone: string | null | undefined): string | null {
  const digits = phone?.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '') ?? '';
  return digits.replace('+', '').length >= 3 ? `tel:${digits}` : null;
}

/** Widths in px in which the API stores photos, besides the largest, which the address contains. */
const WIDTHS = [480, 960, 1920];

const PHOTO = /^(.*\/public\/[\w-]+\/[\da-f-]{36}\/)(\d{1,4})\.webp$/;

/** The sizes of one of our photos, smallest first; empty for a picture with one size. */
function sizesOf(url: string): { url: string; width: number }[] {
  const [, folder, largest] = PHOTO.exec(url) ?? [];
  if (folder === undefined) return [];
  const widths = [...WIDTHS.filter((width) => width < Number(largest)), Number(largest)];
  return widths.map((width) => ({ url: `${folder}${width}.webp`, width }));
}

/** The `srcset` of a photo as wide as the page; undefined for a picture with one size. */
export function pictureSet(url: string): string | undefined {
  const sizes = sizesOf(url);
  return sizes.length > 1 ? sizes.map((size) => `${size.url} ${size.width}w`).join(', ') : undefined;
}

/** The address of the smallest size. It is sharp up to 480 px, so a `srcset` would only make the page longer. */
export const smallPicture = (url: string): string => sizesOf(url)[0]?.url ?? url;
