import { MENU_LENGTHS, SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { type FieldErrors, presentErrors, textError } from '../../../forms/fields.ts';
import type { ConversationState } from '../conversationState.ts';
import type { Draft } from '../conversationRequests.ts';
import { messages } from '../messages.ts';

/** The facts that are one line of text, in the order of the card. */
export const TEXT_FACTS = ['name', 'tagline', 'addressLine', 'phone'] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

/** Popular dishes of a draft. */
const MOST_FAVOURITES = 12;

const MOST: Record<TextFact, number> = {
  name: SITE_LENGTHS.name,
  tagline: SITE_LENGTHS.tagline,
  addressLine: SITE_LENGTHS.address,
  phone: SITE_LENGTHS.phone,
};

/** The error of an entered fact; the API checks more. A name is needed, the others may be empty. */
export const checkFact = (fact: TextFact, text: string): FieldErrors =>
  presentErrors({
    [fact]: textError(
      text,
      MOST[fact],
      fact === 'name' ? messages.factNameMissing : null,
      messages.factTooLong(MOST[fact]),
    ),
  });

/** The dishes of a list as typed. */
export const favouritesOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The error of typed favourites; the API checks more. */
export const checkFavourites = ({ popularItems }: { popularItems: string }): FieldErrors => {
  const names = favouritesOf(popularItems);
  const isLong = names.some((name) => name.length > MENU_LENGTHS.product);
  return presentErrors({
    popularItems:
      names.length > MOST_FAVOURITES
        ? messages.tooManyFavourites(MOST_FAVOURITES)
        : isLong
          ? messages.factTooLong(MENU_LENGTHS.product)
          : null,
  });
};

/** The dishes of a draft. */
export const dishCount = ({ sections }: Draft): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);

/** Whether the facts are shown: until the site is claimed. */
export const areFactsShown = ({ status, identity, preview }: ConversationState): boolean =>
  status === 'open' && identity !== null && (preview === null || Boolean(preview.claimToken));
