/** The smallest width in px in which the API keeps photos, besides the one that stands in the address. */
const SMALLEST = 480;

const SIZED_PICTURE = /^(.*\/)(\d{3,4})\.webp$/;

/** The address of a small version of one of our photos (`…/<largest width>.webp`, the smaller ones beside it); of any other picture itself. */
export function thumbnailOf(url: string): string {
  const [, folder, largest] = SIZED_PICTURE.exec(url) ?? [];
  return folder !== undefined && Number(largest) > SMALLEST ? `${folder}${SMALLEST}.webp` : url;
}
