import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { MenuItem } from '../queries/storefrontPage.ts';

type Props = {
  item: Pick<MenuItem, 'isPopular' | 'dietaryTags' | 'spiceLevel' | 'calories'>;
  /** The description, or the size and stock of a product. */
  children: ReactNode;
};

const texts = messages.menu;
const names: Partial<Record<string, string>> = texts.diets;

/** Popular, diets, how hot, calories, and the description; nothing without any of them. A vegan dish is not called vegetarian too. */
export function Marks({ item: { isPopular, dietaryTags, spiceLevel, calories }, children }: Props) {
  const tags: readonly string[] = dietaryTags;
  const diets = tags.filter((tag) => names[tag] && !(tag === 'VEGETARIAN' && tags.includes('VEGAN')));
  if (!isPopular && diets.length === 0 && spiceLevel === 0 && calories == null && !children) return null;
  return (
    <p dir="auto">
      {isPopular && (
        <span className="popular" dir="ltr">
          {texts.popular}
        </span>
      )}{' '}
      {diets.map((tag) => (
        <span key={tag} className="diet" dir="ltr">
          {names[tag]}{' '}
        </span>
      ))}
      {spiceLevel > 0 && (
        <span className="spice" role="img" aria-label={texts.spice[spiceLevel]} data-n={spiceLevel} />
      )}{' '}
      {calories != null && (
        <span className="kcal" dir="ltr">
          {texts.calories(calories)}{' '}
        </span>
      )}
      {children}
    </p>
  );
}
