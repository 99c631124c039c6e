import { PICTURE_BYTES } from '@forkfront/common/limits.ts';

/** Bytes of a PDF or a photo. */
export const MAX_FILE_BYTES = PICTURE_BYTES.large;

const MEGABYTE = 1024 * 1024;

/** The same in MB. */
export const MAX_FILE_MEGABYTES = MAX_FILE_BYTES / MEGABYTE;

const ENDINGS = {
  text: /\.(?:txt|csv|tsv)$/i,
  pdf: /\.pdf$/i,
  photo: /\.(?:jpe?g|png|webp|hei[cf])$/i,
} as const;

export type MenuFileKind = keyof typeof ENDINGS;

/** For the browser's file dialog. */
export const MENU_TYPES =
  '.txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values,.pdf,application/pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,image/jpeg,image/png,image/webp,image/heic,image/heif';

/** The kind of a file by its name; null for another file. Its type is ignored: systems disagree on .csv and .heic. */
export function menuFileKind(name: string): MenuFileKind | null {
  if (ENDINGS.text.test(name)) return 'text';
  if (ENDINGS.pdf.test(name)) return 'pdf';
  return ENDINGS.photo.test(name) ? 'photo' : null;
}
