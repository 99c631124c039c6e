import { PHOTO_WIDTHS } from '@forkfront/common/pictures.ts';

/** The address when it is http or https, else null. Only such an address may become a link or a picture. */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** Its groups: the folder, the blur, the largest width. */
const PHOTO = /^(.*\/public\/[\w-]+\/[\da-f-]{36}(?:\.([\w-]+))?\/)(\d{1,4})\.webp$/;

/** The head of a bitmap of 4 by 3 px with 5 bits a colour; the blur of a cover is its pixels (decision 68). */
const BITMAP = 'Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA';

/** A blur as a CSS image: a bitmap, or the colours in the middle of a dish and around it. */
function blurImage(blur: string): string {
  if (blur.length > 6)
    return `url(data:image/bmp;base64,${BITMAP}${blur.replaceAll('-', '+').replaceAll('_', '/')})`;
  return `radial-gradient(#${blur.slice(0, 3)},#${blur.slice(3)})`;
}

/** The style that shows the blurs of photos until they have loaded. Each photo is found by the blur in its address. */
export function blurStyle(urls: readonly string[]): string {
  const blurs = new Set(urls.flatMap((url) => PHOTO.exec(url)?.[2] ?? []));
  return [...blurs].map((blur) => `[src*=".${blur}"]{background-image:${blurImage(blur)}}`).join('');
}

/** The sizes of one of our photos, smallest first; empty for a picture with one size. */
function sizesOf(url: string): { url: string; width: number }[] {
  const [, folder, , largest] = PHOTO.exec(url) ?? [];
  if (folder === undefined) return [];
  const widths = [...PHOTO_WIDTHS.filter((width) => width < Number(largest)), Number(largest)];
  return widths.map((width) => ({ url: `${folder}${width}.webp`, width }));
}

/** The `srcset` of a photo as wide as the page; undefined for a picture with one size. */
export function pictureSet(url: string): string | undefined {
  const sizes = sizesOf(url);
  return sizes.length > 1 ? sizes.map((size) => `${size.url} ${size.width}w`).join(', ') : undefined;
}

/** The address of the smallest size. It is sharp up to 480 px, so a `srcset` would only make the page longer. */
export const smallPicture = (url: string): string => sizesOf(url)[0]?.url ?? url;
