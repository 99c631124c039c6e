import type { MenuQuery } from '@forkfront/common/renderer.ts';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { ALLERGEN_SHORT_NAMES } from '@forkfront/common/allergens.ts';
import { offeredFilters } from '../rules/dishFacts.rules.ts';
import { Icon } from './drawings.tsx';

const texts = messages.filter;
const diets: Partial<Record<string, string>> = messages.menu.diets;

type ChipsProps = { name: string; chips: readonly (readonly [string, string])[]; chosen: readonly string[] };

const Chips = ({ name, chips, chosen }: ChipsProps) => (
  <div className="filter-chips">
    {chips.map(([value, label]) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
        <span>{label}</span>
      </label>
    ))}
  </div>
);

type Props = { storefront: Storefront; asked: MenuQuery };

/** Diets and allergens to avoid: a GET form, which the island applies at once. The search field belongs to it too. */
export function MenuFilter({ storefront, asked }: Props) {
  const offered = offeredFilters(storefront);
  const isAsked = asked.diet.length + asked.without.length > 0;
  const isOffered = offered.diets.length > 0 || offered.without;
  return (
    <form id="filter" className="filter" action="/" autoComplete="off">
      {isOffered && (
        <details open={isAsked}>
          <summary>
            <Icon of={SlidersHorizontal} />
            {texts.open}
            <Icon of={ChevronDown} />
          </summary>
          {offered.diets.length > 0 && (
            <fieldset>
              <legend>{texts.diet}</legend>
              <Chips
                name="diet"
                chips={offered.diets.map((diet) => [diet, diets[diet] ?? diet])}
                chosen={asked.diet}
              />
            </fieldset>
          )}
          {offered.without && (
            <fieldset>
              <legend>{texts.without}</legend>
              <Chips name="without" chips={Object.entries(ALLERGEN_SHORT_NAMES)} chosen={asked.without} />
              <p className="help">{texts.withoutHelp}</p>
            </fieldset>
          )}
          <p className="filter-end">
            <button className="button" type="submit">
              {texts.show}
            </button>
            <a href="/">{texts.clear}</a>
          </p>
        </details>
      )}
    </form>
  );
}
