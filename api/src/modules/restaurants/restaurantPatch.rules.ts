import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { isFarTooLong, manyLines, oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { isEmail } from '@forkfront/common/email.ts';
import { messages } from './messages.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { type Theme, THEMES } from '@forkfront/common/themes.ts';
import type { Restaurant } from './restaurant.entity.ts';

/** The columns that a checked patch sets, without the pictures: the storage checks those. */
export type RestaurantChange = Partial<
  Pick<
    Restaurant,
    'name' | 'isActive' | 'tagline' | 'phone' | 'addressLine' | 'openingHours' | 'orderEmail'
  > &
    Pick<Restaurant, 'aboutText' | 'companyName' | 'companyNumber' | 'vatNumber' | 'hygieneUrl'> &
    Pick<Restaurant, 'theme' | 'brandPrimary' | 'brandSecondary'>
>;

type Patch<T> = { [Field in keyof T]?: T[Field] | null | undefined };

/**
 * A change of an owner. undefined leaves a field as it is; null removes an optional one. The pictures are addresses of
 * uploads of the owner, the colours #rrggbb.
 */
export type RestaurantPatch = Patch<Omit<RestaurantChange, 'brandPrimary' | 'brandSecondary'>> &
  Patch<{ coverImageUrl: string; logoUrl: string; brand: { primary: string; secondary: string } }>;

type Checked<T> = Result<T, string>;

const COLOUR = /^#[0-9a-f]{6}$/i;
const PHONE = /^\+?[\d\s().\-/]+(?:(?:x|ext)\.?\s?\d{1,6})?$/i;
const MIN_PHONE_DIGITS = 3;
/** Companies House: eight digits, or letters and digits. */
const COMPANY_NUMBER = /^(?:\d{8}|[A-Z]{2}\d{6}|[A-Z]\d{7})$/;
/** Of Great Britain or Northern Ireland. */
const VAT_NUMBER = /^(?:GB|XI)(?:\d{9}|\d{12})$/;
const HYGIENE_HOST = 'ratings.food.gov.uk';

/** Checks every field of a patch; the error names each that is wrong. */
export function checkPatch(patch: RestaurantPatch): Result<RestaurantChange, FieldProblem[]> {
  const problems: FieldProblem[] = [];
  const change: RestaurantChange = {};
  const read = <Column extends keyof RestaurantChange, Sent>(
    column: Column,
    value: Sent | undefined,
    check: (value: Sent) => Checked<Required<RestaurantChange>[Column]>,
    path: string = column,
  ) => {
    if (value === undefined) return;
    const checked = check(value);
    if (checked.ok) change[column] = checked.value;
    else problems.push({ path, message: checked.error });
  };
  const { brand } = patch;
  if (brand === null) problems.push({ path: 'brand', message: messages.colourInvalid });
  read('name', patch.name, nameOf);
  read('isActive', patch.isActive, isActiveOf);
  read('tagline', patch.tagline, optional(SITE_LENGTHS.tagline));
  read('phone', patch.phone, optional(SITE_LENGTHS.phone, isPhone, messages.phoneInvalid));
  read('addressLine', patch.addressLine, optional(SITE_LENGTHS.address));
  read('openingHours', patch.openingHours, lines(SITE_LENGTHS.openingHours));
  read('aboutText', patch.aboutText, lines(SITE_LENGTHS.about));
  read('companyName', patch.companyName, optional(SITE_LENGTHS.companyName));
  read('companyNumber', patch.companyNumber, companyNumberOf);
  read('vatNumber', patch.vatNumber, vatNumberOf);
  read(
    'hygieneUrl',
    patch.hygieneUrl,
    optional(SITE_LENGTHS.hygieneUrl, isHygieneUrl, messages.hygieneUrlInvalid),
  );
  read('orderEmail', patch.orderEmail, orderEmailOf);
  read('theme', patch.theme, themeOf);
  read('brandPrimary', brand?.primary, colourOf, 'brand.primary');
  read('brandSecondary', brand?.secondary, colourOf, 'brand.secondary');
  return problems.length > 0 ? fail(problems) : ok(change);
}

function nameOf(name: string | null): Checked<string> {
  if (isFarTooLong(name ?? '', SITE_LENGTHS.name)) return fail(messages.tooLong(SITE_LENGTHS.name));
  const line = oneLine(name ?? '');
  if (!line) return fail(messages.nameRequired);
  if (line.length > SITE_LENGTHS.name) return fail(messages.tooLong(SITE_LENGTHS.name));
  return containsAddress(line) ? fail(messages.nameWithAddress) : ok(line);
}

/** An optional line of text: null and blank remove it. */
const optional =
  (maxLength: number, isRight: (line: string) => boolean = () => true, wrong = '') =>
  (text: string | null): Checked<string | null> => {
    if (isFarTooLong(text ?? '', maxLength)) return fail(messages.tooLong(maxLength));
    const line = oneLine(text ?? '');
    if (!line) return ok(null);
    if (line.length > maxLength) return fail(messages.tooLong(maxLength));
    return isRight(line) ? ok(line) : fail(wrong);
  };

/** Lines as written; null and blank remove them. */
const lines =
  (maxLength: number) =>
  (text: string | null): Checked<string | null> => {
    if (isFarTooLong(text ?? '', maxLength)) return fail(messages.tooLong(maxLength));
    const written = manyLines(text ?? '');
    return written.length > maxLength ? fail(messages.tooLong(maxLength)) : ok(written || null);
  };

/** Longer than any number with spaces and dots. */
const MAX_NUMBER = 100;

/** Letters and digits of a number as it is printed on letters. */
const plainNumber = (text: string | null): string =>
  (text ?? '')
    .slice(0, MAX_NUMBER)
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase();

function companyNumberOf(text: string | null): Checked<string | null> {
  const number = plainNumber(text);
  if (!number) return ok(null);
  // Older numbers are often written without their leading zeros.
  const whole = /^\d{6,8}$/.test(number) ? number.padStart(8, '0') : number;
  return COMPANY_NUMBER.test(whole) ? ok(whole) : fail(messages.companyNumberInvalid);
}

function vatNumberOf(text: string | null): Checked<string | null> {
  const number = plainNumber(text);
  if (!number) return ok(null);
  const whole = /^\d/.test(number) ? `GB${number}` : number;
  return VAT_NUMBER.test(whole) ? ok(whole) : fail(messages.vatNumberInvalid);
}

const isHygieneUrl = (line: string): boolean => {
  // `https:name` is an address relative to that of the reader.
  if (!/^https:\/\/[^/\\]/i.test(line) || !URL.canParse(line)) return false;
  const { protocol, host } = new URL(line);
  return protocol === 'https:' && host === HYGIENE_HOST;
};

const isPhone = (line: string): boolean =>
  PHONE.test(line) && line.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS;

const orderEmailOf = (email: string | null): Checked<string | null> => {
  const address = email?.trim();
  if (!address) return ok(null);
  return isEmail(address) ? ok(address) : fail(messages.emailInvalid);
};

const isActiveOf = (isActive: boolean | null): Checked<boolean> =>
  isActive === null ? fail(messages.activeRequired) : ok(isActive);

const themeOf = (theme: Theme | null): Checked<Theme> => {
  const known = THEMES.find((candidate) => candidate === theme);
  return known ? ok(known) : fail(messages.themeUnknown);
};

/** A brand colour in small letters. */
export const colourOf = (colour: string): Checked<string> =>
  COLOUR.test(colour) ? ok(colour.toLowerCase()) : fail(messages.colourInvalid);
