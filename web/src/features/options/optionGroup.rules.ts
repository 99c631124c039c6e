import { priceProblem } from '@forkfront/common/menuPrice.ts';
import { type Choice, choiceProblem } from '@forkfront/common/choices.ts';
import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import { presentErrors, textError, type FieldErrors } from '../../forms/fields.ts';
import { parsePence, priceText } from '@forkfront/common/money.ts';
import {
  NO_FACTS,
  readFacts,
  type AllergenDraft,
  type AllergenFacts,
  type SentFacts,
} from '../allergens/allergens.rules.ts';
import { AVAILABLE, soldOutInput, type SoldOut, soldOutOf } from '../editor/availability.rules.ts';
import { messages } from './messages.ts';

/** An option of a group, as the API sends it. */
export interface SentOption {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly maxQuantity: number;
  readonly isDefault: boolean;
  readonly isAvailable: boolean;
  readonly soldOutUntil: string | null | undefined;
  readonly allergenFacts: SentFacts;
}

/** A group, as the API sends it. `usedBy`: the number of products. */
export interface SentGroup {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly usedBy: number;
  readonly options: readonly SentOption[];
}

/** A row of the form. */
export interface OptionDraft extends AllergenDraft {
  /** Stays the same while the row is edited. */
  key: string;
  /** null: new. */
  id: string | null;
  name: string;
  /** Pounds, as typed; empty: no extra cost. */
  price: string;
  /** As typed. */
  maxQuantity: string;
  isDefault: boolean;
  soldOut: SoldOut;
  facts: AllergenFacts;
}

export interface GroupDraft {
  name: string;
  min: number;
  max: number;
  options: readonly OptionDraft[];
}

/** What nobody has said anything about. */
const UNCONFIRMED: SentFacts = {
  answers: allergenAnswers(NO_FACTS.codes),
  suggestion: null,
  confirmedAt: null,
  confirmedBy: null,
  checkAgain: false,
};

let drafts = 0;

/** A new row. */
export const blankOption = (name = '', price = ''): OptionDraft => ({
  key: `new-${(drafts += 1)}`,
  id: null,
  name,
  price,
  maxQuantity: '1',
  isDefault: false,
  soldOut: AVAILABLE,
  allergens: NO_FACTS.codes,
  isConfirming: false,
  facts: NO_FACTS,
});

const draftOfOption = (option: SentOption): OptionDraft => {
  const facts = readFacts(option.allergenFacts);
  return {
    key: option.id,
    id: option.id,
    name: option.name,
    price: option.price === 0 ? '' : priceText(option.price),
    maxQuantity: String(option.maxQuantity),
    isDefault: option.isDefault,
    soldOut: soldOutOf(option),
    allergens: facts.codes,
    isConfirming: false,
    facts,
  };
};

/** The form of a group; null: a new one with this name. */
export const draftOfGroup = (group: SentGroup | null, name = ''): GroupDraft =>
  group
    ? { name: group.name, min: group.min, max: group.max, options: group.options.map(draftOfOption) }
    : { name, min: 0, max: 0, options: [blankOption()] };

/** Rows without a name and a price are not sent. */
export const isBlank = ({ id, name, price }: OptionDraft): boolean =>
  id === null && name.trim() === '' && price.trim() === '';

/** The pence of an option; an empty field is no extra cost. Null when it is not an amount. */
const penceOf = (price: string): number | null => (price.trim() === '' ? 0 : parsePence(price));

/** What is sent of a group. An invalid cost is NaN: `checkGroup` refuses it. */
export const groupInput = ({ name, min, max, options }: GroupDraft) => ({
  name: name.trim(),
  min,
  max,
  options: options
    .filter((option) => !isBlank(option))
    .map(({ id, allergens, isConfirming, facts, soldOut, ...option }) => ({
      ...(id === null ? {} : { id }),
      name: option.name.trim(),
      price: penceOf(option.price) ?? NaN,
      maxQuantity: Number(option.maxQuantity),
      isDefault: option.isDefault,
      ...soldOutInput(soldOut),
      ...(isConfirming || allergens !== facts.codes ? { allergens: allergenAnswers(allergens) } : {}),
    })),
});

export type GroupInput = ReturnType<typeof groupInput>;

/** The group after a save, until the server answers: a new option has the id of its place. */
export const savedGroup = (group: SentGroup, { options, ...words }: GroupInput): SentGroup => ({
  ...group,
  ...words,
  options: options.map(({ id, allergens, soldOutUntilDay, ...option }, at) => {
    const before = group.options.find((one) => one.id === id);
    return {
      ...option,
      id: id ?? `${group.id}:${at}`,
      soldOutUntil: soldOutUntilDay === null ? null : `${soldOutUntilDay}T05:00:00Z`,
      allergenFacts: {
        ...(before?.allergenFacts ?? UNCONFIRMED),
        ...(allergens && { answers: allergens, suggestion: null, checkAgain: false }),
      },
    };
  }),
});

/** Whether two forms would send the same. */
export const isSameGroup = (one: GroupDraft, other: GroupDraft): boolean =>
  JSON.stringify(groupInput(one)) === JSON.stringify(groupInput(other));

/** The errors of a group, by field; those of options are at `options.N.name`, with N as they are sent. */
export function checkGroup({ name, min, max, options }: GroupDraft): FieldErrors {
  const sent = options.filter((option) => !isBlank(option));
  return presentErrors({
    name: textError(name, MENU_LENGTHS.option, messages.nameRequired, messages.nameTooLong),
    choice: choiceText({ min, max }, sent),
    ...Object.fromEntries(
      sent.flatMap((option, at) => [
        [`options.${at}.name`, nameProblem(option, sent)],
        [`options.${at}.price`, costProblem(option.price)],
        [`options.${at}.maxQuantity`, quantityProblem(option.maxQuantity)],
      ]),
    ),
  });
}

function choiceText(choice: Choice, sent: readonly OptionDraft[]): string | null {
  const options = sent.map(({ maxQuantity, isDefault }) => ({ maxQuantity: Number(maxQuantity), isDefault }));
  const problem = choiceProblem(choice, options);
  return problem && messages.choiceProblems(choice)[problem.is];
}

function nameProblem({ name, key }: OptionDraft, all: readonly OptionDraft[]): string | null {
  const same = (other: OptionDraft): boolean =>
    other.key !== key && other.name.trim().toLowerCase() === name.trim().toLowerCase();
  const problem = textError(name, MENU_LENGTHS.option, messages.optionNameRequired, messages.nameTooLong);
  return problem ?? (all.some(same) ? messages.sameName : null);
}

function costProblem(price: string): string | null {
  const problem = priceProblem(penceOf(price) ?? NaN, true);
  if (problem === null) return null;
  return problem === 'notWhole' ? messages.priceInvalid : messages.priceTooHigh;
}

const quantityProblem = (text: string): string | null =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MENU_LIMITS.optionQuantity
    ? null
    : messages.quantityInvalid;

/* A hyphen directly before the amount is its sign, one with a space behind it is a separator. */
const PASTED =
  /^(?<name>.*?)(?:[\s:,;|]|[–-]\s)*(?<=[\s:,;|])(?<sign>\+\s*|-)?£?(?<pounds>\d{1,4}(?:[.,]\d{1,2})?)$/;

/** The options of pasted lines: `Extra cheese 1.50`, `Olives £1`, `No ham -0.50`, `Basil`. */
export function pastedOptions(text: string): { name: string; price: string }[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[\s*•·–-]+/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const { name = '', sign = '', pounds = '' } = PASTED.exec(line)?.groups ?? {};
      if (name.trim() === '') return { name: line, price: '' };
      const pence = parsePence(`${sign}${pounds}`);
      return { name: name.trim(), price: pence === null || pence === 0 ? '' : priceText(pence) };
    });
}

/** The groups whose name, or the name of an option, contains the text. */
export function groupsWith(groups: readonly SentGroup[], text: string): readonly SentGroup[] {
  const wanted = text.trim().toLowerCase();
  return groups.filter(({ name, options }) =>
    [name, ...options.map((option) => option.name)].some((each) => each.toLowerCase().includes(wanted)),
  );
}
