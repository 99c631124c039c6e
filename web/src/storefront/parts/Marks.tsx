import type { ProductField } from '@forkfront/common/productFields.ts';
import { Fragment, type ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { MenuItem } from '../queries/storefrontPage.ts';

/** The plain fields that are marks. Diners read the VAT on the receipt, and who may buy alcohol where it is ordered. */
type MarkField = Exclude<ProductField, 'vatClass' | 'isAlcohol'>;

type Props = {
  item: Pick<MenuItem, MarkField>;
  /** The description, or the size and stock of a product. */
  children: ReactNode;
};

const texts = messages.menu;
const names: Partial<Record<string, string>> = texts.diets;

/** Popular, diets, how hot, calories, and the description; nothing without any of them. A vegan dish is not called vegetarian too. */
export function Marks({ item: { isPopular, dietaryTags, spiceLevel, calories }, children }: Props) {
  const tags: readonly string[] = dietaryTags;
  const diets = tags.filter((tag) => names[tag] && !(tag === 'VEGETARIAN' && tags.includes('VEGAN')));
  const marks: Record<MarkField, ReactNode> = {
    isPopular: isPopular && (
      <span className="popular" dir="ltr">
        {texts.popular}
      </span>
    ),
    dietaryTags:
      diets.length > 0 &&
      diets.map((tag) => (
        <span key={tag} className="diet" dir="ltr">
          {names[tag]}{' '}
        </span>
      )),
    spiceLevel: spiceLevel > 0 && (
      <span className="spice" role="img" aria-label={texts.spice[spiceLevel]} data-n={spiceLevel} />
    ),
    calories: calories != null && (
      <span className="kcal" dir="ltr">
        {texts.calories(calories)}
      </span>
    ),
  };
  const shown = Object.entries(marks).filter(([, mark]) => mark !== false);
  if (shown.length === 0 && !children) return null;
  return (
    <p dir="auto">
      {shown.map(([name, mark]) => (
        <Fragment key={name}>{mark} </Fragment>
      ))}
      {children}
    </p>
  );
}
