import type { FieldProblem } from '../../lib/failure.ts';
import { messages } from './messages.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FILE_NAME_LENGTH = 255;

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** What may be uploaded for a context, and what becomes of it. */
export interface UploadRule {
  /** Bytes. */
  maxBytes: number;
  /** Longest side of the stored picture in px; smaller pictures are not enlarged. */
  maxSide: number;
  /** Where the stored picture goes, below `public/`. */
  folder: string;
  /** Whether a screen for it exists already. */
  isOpen: boolean;
}

const PRODUCT: UploadRule = { maxBytes: 5 * MEGABYTE, maxSide: 1200, folder: 'products', isOpen: false };

const RULES: Record<string, UploadRule> = {
  project_design: { maxBytes: 10 * MEGABYTE, maxSide: 1920, folder: 'designs', isOpen: false },
  new_product: PRODUCT,
  restaurant_hero: { maxBytes: 10 * MEGABYTE, maxSide: 1920, folder: 'heroes', isOpen: false },
  restaurant_logo: { maxBytes: 5 * MEGABYTE, maxSide: 512, folder: 'logos', isOpen: true },
};

const PRODUCT_CONTEXT = /^product_[\w-]{1,100}$/;

/** The rule of an upload context (spec §7; limits: §5, §9); null for an unknown one. */
export function uploadRule(context: string): UploadRule | null {
  if (Object.hasOwn(RULES, context)) return RULES[context] ?? null;
  return PRODUCT_CONTEXT.test(context) ? PRODUCT : null;
}

export interface AnnouncedFile {
  fileName: string;
  contentType: string;
  /** Bytes; null when the caller does not say. */
  sizeBytes: number | null;
  context: string;
}

/** What is wrong with a file that somebody wants to upload; empty when nothing is. */
export function uploadProblems({ fileName, contentType, sizeBytes, context }: AnnouncedFile): FieldProblem[] {
  const rule = uploadRule(context);
  return [
    problem('fileName', fileNameProblem(fileName)),
    problem('contentType', PICTURE_TYPES.includes(contentType) ? null : messages.wrongType),
    problem('sizeBytes', rule && sizeBytes !== null ? sizeProblem(sizeBytes, rule) : null),
    problem('context', contextProblem(rule)),
  ].flat();
}

/** What is wrong with the size of a file in bytes; null when nothing is. */
export function sizeProblem(sizeBytes: number, { maxBytes }: UploadRule): string | null {
  if (sizeBytes <= 0) return messages.emptyFile;
  return sizeBytes > maxBytes ? messages.tooLarge(maxBytes / MEGABYTE) : null;
}

function fileNameProblem(fileName: string): string | null {
  if (!fileName.trim()) return messages.fileNameRequired;
  return fileName.length > MAX_FILE_NAME_LENGTH ? messages.fileNameTooLong : null;
}

function contextProblem(rule: UploadRule | null): string | null {
  if (!rule) return messages.unknownContext;
  return rule.isOpen ? null : messages.closedContext;
}

function problem(path: string, message: string | null): FieldProblem[] {
  return message ? [{ path, message }] : [];
}
