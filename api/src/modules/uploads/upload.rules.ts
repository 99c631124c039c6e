import { DAY_MS } from '@forkfront/common/durations.ts';
import { MENU_PHOTO_SIDE, PICTURE_BYTES } from '@forkfront/common/limits.ts';
import { megabytes, PHOTO_WIDTHS, PICTURE_TYPES } from '@forkfront/common/pictures.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { messages } from './messages.ts';
import type { PictureRule } from './picture.rules.ts';

const MAX_FILE_NAME_LENGTH = 255;

/** Contexts that mean something beyond their limits. */
export const RESTAURANT_LOGO = 'restaurant_logo';
export const RESTAURANT_HERO = 'restaurant_hero';
export const NEW_PRODUCT = 'new_product';
const MENU_SECTION = 'menu_section';
export const PROJECT_DESIGN = 'project_design';
export const MENU_PHOTO = 'menu_photo';
/** A picture of an owner's request for a redesign of a restaurant. */
export const REDESIGN_REQUEST = 'redesign';
/** A picture of our operators' proposal for a redesign. */
export const REDESIGN_PROPOSAL = 'redesign_proposal';

/** `image/jpg` is no registered type, but programs say it. */
const TYPES: readonly string[] = [...PICTURE_TYPES, 'image/jpg'];

/** The limits of an upload context, and how its picture is stored. */
export interface UploadRule extends PictureRule {
  /** Bytes. */
  maxBytes: number;
}

/** The height is limited to twice the width; WebP itself ends at 16,383 px. */
const PHOTO = { widths: PHOTO_WIDTHS, maxHeight: 3840, quality: 82 };
const LOGO = { widths: [512], maxHeight: 512, quality: 90 } as const;

/** Pictures of products, uploaded or generated. */
export const PRODUCT_PICTURE: UploadRule = { ...PHOTO, maxBytes: PICTURE_BYTES.small, folder: 'products' };

/** Heroes, uploaded or generated. */
export const HERO_PICTURE: UploadRule = {
  ...PHOTO,
  maxBytes: PICTURE_BYTES.large,
  folder: 'heroes',
  isCover: true,
};

/** The photo of a menu as the model sees it. It is read and removed; it never becomes a public picture. */
export const MENU_PHOTO_PICTURE: UploadRule = {
  widths: [MENU_PHOTO_SIDE],
  maxHeight: MENU_PHOTO_SIDE,
  quality: 85,
  maxBytes: PICTURE_BYTES.large,
  folder: 'menu-photos',
};

const REDESIGN_PICTURE: UploadRule = { ...PHOTO, maxBytes: PICTURE_BYTES.large, folder: 'redesigns' };

const RULES = new Map<string, UploadRule>([
  [MENU_PHOTO, MENU_PHOTO_PICTURE],
  [PROJECT_DESIGN, { ...PHOTO, maxBytes: PICTURE_BYTES.large, folder: 'designs' }],
  [REDESIGN_REQUEST, REDESIGN_PICTURE],
  [REDESIGN_PROPOSAL, REDESIGN_PICTURE],
  [NEW_PRODUCT, PRODUCT_PICTURE],
  [MENU_SECTION, { ...PRODUCT_PICTURE, folder: 'sections' }],
  [RESTAURANT_HERO, HERO_PICTURE],
  [RESTAURANT_LOGO, { ...LOGO, maxBytes: PICTURE_BYTES.small, folder: 'logos' }],
]);

const PRODUCT_CONTEXT = /^product_([\w-]{1,100})$/;

/** The rule of an upload context (spec §7; limits: §5, §9); null for an unknown one. */
export function uploadRule(context: string): UploadRule | null {
  return RULES.get(context) ?? (productOf(context) === null ? null : PRODUCT_PICTURE);
}

/** The id in a `product_{id}` context as written by the caller; null for other contexts. */
export function productOf(context: string): string | null {
  return PRODUCT_CONTEXT.exec(context)?.[1] ?? null;
}

/** Whether a context is for pictures of the menu, which are part of paid plans (decision 23). */
export const isForMenu = (context: string): boolean =>
  context === NEW_PRODUCT || context === MENU_SECTION || productOf(context) !== null;

/** The context of a product's picture (spec §7). */
export const productContext = (productId: string): string => `product_${productId}`;

export interface AnnouncedFile {
  fileName: string;
  contentType: string;
  /** Bytes; null when the caller does not declare the size. */
  sizeBytes: number | null;
  context: string;
}

/** Problems of an announced file; empty when it is valid. */
export function uploadProblems({ fileName, contentType, sizeBytes, context }: AnnouncedFile): FieldProblem[] {
  const rule = uploadRule(context);
  return [
    problemAt('fileName', fileNameProblem(fileName)),
    problemAt('contentType', TYPES.includes(contentType.toLowerCase()) ? null : messages.wrongType),
    problemAt('sizeBytes', rule && sizeBytes !== null ? sizeProblem(sizeBytes, rule) : null),
    problemAt('context', rule ? null : messages.unknownContext),
  ].flat();
}

/** The problem of a file size in bytes; null when it is valid. */
export function sizeProblem(sizeBytes: number, { maxBytes }: UploadRule): string | null {
  if (sizeBytes <= 0) return messages.emptyFile;
  return sizeBytes > maxBytes ? messages.tooLarge(megabytes(maxBytes)) : null;
}

function fileNameProblem(fileName: string): string | null {
  if (!fileName.trim()) return messages.fileNameRequired;
  return fileName.length > MAX_FILE_NAME_LENGTH ? messages.fileNameTooLong : null;
}

/**
 * Who uploads: a user, the guest of a conversation, an operator, or a visitor with the design of a project, who is
 * identified only by the id that the browser chose. The id of an operator is the redesign's: the pictures of a proposal
 * are not those of a person.
 */
export interface UploadCaller {
  kind: 'user' | 'conversation' | 'operator' | 'visitor';
  id: string;
}

/** A caller as stored with an upload. */
export const callerKey = ({ kind, id }: UploadCaller): string => `${kind}:${id}`;

/** Resource id for a guest's own conversation, instead of its id. */
export const OWN_CONVERSATION = 'onboarding';

/** How long an unconfirmed upload and an unused picture are kept. */
export const KEPT_MS = DAY_MS;

/** How long an upload of unknown size is kept: little longer than its address works, because the file may be huge. */
const KEPT_OPEN_MS = 15 * 60 * 1000;

/** Time of the first sweep of an upload announced at `now`. `sizeBytes` null: unknown size. */
export const firstSweep = (now: Date, sizeBytes: number | null): Date =>
  sizeBytes === null ? new Date(now.getTime() + KEPT_OPEN_MS) : nextSweep(now);

/** Time of the next sweep of an upload that is in use at `now`. */
export const nextSweep = (now: Date): Date => new Date(now.getTime() + KEPT_MS);
