import type { Step } from './script.ts';
import { hasColour } from './words/colourWords.ts';
import { core, isCorrection, partsOf } from './words/clauses.ts';
import { continuesAddress, findPhone, readHours, readPlace, readStreet, readTown } from './words/contact.ts';
import { bareName, introducedName } from './words/names.ts';
import type { Area } from './words/areaWords.ts';
import { isChatter, saysNoLogo } from './words/shortAnswers.ts';
import {
  calledColours,
  dishNames,
  hasPlainColour,
  isAddition,
  isOnlyColours,
  praisedDishes,
} from './words/tastes.ts';

/** The facts in a message. */
export interface Facts {
  name?: string;
  address?: string;
  phone?: string;
  openingHours?: string;
  /** Whether people can collect. */
  collection?: boolean;
  /** Areas of delivery; empty: there is no delivery. */
  areas?: Area[];
  /** In lower case. */
  design?: string;
  /** Words of the visitor. */
  colours?: string;
  popular?: string[];
  /** Whether `popular` comes to what is known. */
  isMore?: boolean;
  noLogo?: boolean;
  /** `Beans on Bold Street` is a name, or a name and its street. */
  nameOrPlace?: { name: string; short: string; place: string };
}

interface PartHearing {
  pending: Step;
  isNameKnown: boolean;
  /** Whether the message is one statement. */
  isOnly: boolean;
}

type Subject = 'name' | 'address' | 'colours' | 'popular' | 'other';

/** Reads a sentence statement by statement into `facts`. `left`: the statements that fit nothing. */
export function hearParts(
  sentence: string,
  facts: Facts,
  hearing: PartHearing,
): { left: string[]; hasDropped: boolean } {
  const left: string[] = [];
  let hasDropped = false;
  let subject: Subject | null = null;
  const parts = partsOf(sentence);
  parts.forEach((part, index) => {
    if (isChatter(part)) {
      hasDropped = true;
      return;
    }
    const opening = index > 0 && isCorrection(parts[index - 1] ?? '') ? `no, ${part}` : part;
    const heard = hearPart(opening, part, facts, subject, hearing);
    if (heard === null) left.push(part);
    subject = heard;
  });
  return { left, hasDropped };
}

/** What a statement is about; null when it fits nothing. `opening` has the word that announces a correction. */
function hearPart(
  opening: string,
  part: string,
  facts: Facts,
  subject: Subject | null,
  hearing: PartHearing,
): Subject | null {
  if (saysNoLogo(part)) return note('other', () => (facts.noLogo = true));
  const found = findPhone(part);
  if (found !== null) {
    facts.phone = found.phone;
    const isMore = /\p{L}{3}/u.test(found.rest) && readHours(found.rest) === null;
    return (isMore && hearPart(found.rest, found.rest, facts, subject, hearing)) || 'other';
  }
  // The words of a button: a whole name.
  if (/^call it /i.test(core(part)) && hearName(opening, facts, hearing)) return 'name';
  const street = readStreet(part);
  if (street !== null) {
    const either = nameOrPlace(part, street, hearing);
    if (either) return note('name', () => (facts.nameOrPlace = either));
    hearName(part.slice(0, part.indexOf(street)), facts, hearing);
    return note('address', () => (facts.address = withTown(street, facts.address)));
  }
  if (subject === 'address' && continuesAddress(part))
    return note('address', () => (facts.address = [facts.address, part].join(', ').replace(/[.!]$/, '')));
  if (calledColours(opening) !== null || areColours(opening, part, subject, hearing))
    return note('colours', () => {
      const words = calledColours(opening) ?? part;
      facts.colours = subject === 'colours' && facts.colours ? `${facts.colours}, ${words}` : words;
    });
  if (hearName(opening, facts, hearing)) return 'name';
  if (subject === 'name' && continuesAddress(part))
    return note('address', () => (facts.address ??= part.replace(/[\s.!]+$/, '')));
  const dishes = praisedDishes(part);
  if (dishes.length > 0 || (subject === 'popular' && part.split(' ').length <= 5))
    return note('popular', () => {
      facts.isMore ??=
        isAddition(part) || !/^(?:our|the|my|most|best|popular|favou?rites?)\b/i.test(core(part));
      facts.popular = [...(facts.popular ?? []), ...(dishes.length > 0 ? dishes : dishNames(part))];
    });
  return hearPlace(part, facts, hearing) ? 'address' : null;
}

/** A name that ends in a street without a number: `Beans on Bold Street`. Null for other statements. */
function nameOrPlace(
  part: string,
  street: string,
  { pending, isNameKnown }: PartHearing,
): Facts['nameOrPlace'] | null {
  const [, before = '', joint = ''] =
    /^(.*\S) (on|at|in) $/iu.exec(part.slice(0, part.indexOf(street))) ?? [];
  if (/\d/.test(street) || before === '') return null;
  const isAnswer = pending === 'name' && !isNameKnown && !ABOUT_US.test(core(before));
  const short = (introducedName(before, isNameKnown) ?? (isAnswer ? bareName(before) : null))?.name;
  return short === undefined
    ? null
    : { name: `${short} ${joint} ${street}`, short, place: `${joint} ${street}` };
}

/** A town that was said before its street. */
const withTown = (street: string, town: string | undefined): string =>
  town === undefined || /\d/.test(town) || street.toLowerCase().includes(town.toLowerCase())
    ? street
    : `${street}, ${town}`.replace(/,? ([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}), (.+)$/i, ', $2 $1');

const note = (subject: Subject, set: () => unknown): Subject => {
  set();
  return subject;
};

function hearName(statement: string, facts: Facts, { isNameKnown }: PartHearing): boolean {
  const place = introducedName(statement, isNameKnown || facts.name !== undefined);
  if (!place) return false;
  facts.name = place.name;
  if (place.town !== null) facts.address ??= place.town;
  return true;
}

/** Without the question about them, words count as colours beside other facts, after `no,`, or with a verb. */
function areColours(
  opening: string,
  part: string,
  subject: Subject | null,
  { pending, isOnly }: PartHearing,
): boolean {
  if (pending === 'colours')
    return (
      hasColour(part) &&
      (isOnlyColours(part) || praisedDishes(part).length === 0) &&
      !introducesOther(opening)
    );
  if (!isOnlyColours(opening)) return false;
  if (subject === 'colours' || isCorrection(opening)) return true;
  const isBare = core(part).length >= part.trim().length - 1;
  return pending === 'name' ? !isOnly || !isBare : hasPlainColour(part) || !isBare;
}

const introducesOther = (statement: string): boolean => introducedName(statement, true) !== null;

/** Where a statement about the place begins. */
const ABOUT_US = /^(?:an?|we|i|my|our|it|based|located|situated|in|from|family|find)\b/i;

function hearPlace(part: string, facts: Facts, { pending }: PartHearing): boolean {
  const isAboutUs = ABOUT_US.test(core(part));
  const isNamed = facts.name !== undefined;
  if (!isAboutUs && !isNamed) return false;
  const place = readPlace(part) ?? (pending !== 'name' || isNamed || isAboutUs ? readTown(part) : null);
  if (place === null) return false;
  facts.address = facts.address && !facts.address.includes(place) ? `${facts.address}, ${place}` : place;
  return true;
}
