import { Fragment } from 'react';
import { messages } from '../messages.ts';
import type { MenuItem, Storefront } from '../queries/storefrontPage.ts';
import {
  allergenCodes,
  type AllergenCodes,
  ALLERGEN_SHORT_NAMES,
  isUnconfirmed,
  namesWith,
  unconfirmedDishes,
  WORST_FIRST,
} from '@forkfront/common/allergens.ts';
import type { DishGroup } from '../rules/dishChoice.rules.ts';
import { CallText } from './Notices.tsx';

const texts = messages.dish;

type Props = { item: MenuItem; groups: readonly DishGroup[]; storefront: Pick<Storefront, 'phone'> };

/**
 * The allergens of a dish, and of each option in a table. The island moves the names of the first list, so that it shows
 * exactly what is chosen.
 */
export function Allergens({ item, groups, storefront: { phone } }: Props) {
  const codes = allergenCodes(item.allergens);
  return (
    <section className="allergens" aria-labelledby="allergens" data-a={codes}>
      <h2 id="allergens">{texts.allergens}</h2>
      {groups.length > 0 && <p className="help own">{texts.allergensOwn}</p>}
      <p className="none-confirmed">
        <CallText phone={phone} call={texts.noneConfirmed.call} text={texts.noneConfirmed.ask} />
      </p>
      <dl>
        {WORST_FIRST.map((letter) => (
          <div key={letter} className={`state-${letter}`}>
            <dt>{texts.states[letter]}</dt>
            <dd>
              <ul data-state={letter}>
                {Object.values(ALLERGEN_SHORT_NAMES).map(
                  (name, at) =>
                    codes[at] === letter && (
                      <li key={name} data-n={at}>
                        {name}
                      </li>
                    ),
                )}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {groups.length > 0 && <AllergenTable codes={codes} groups={groups} />}
      <p className="help ask">
        <CallText phone={phone} call={messages.menu.allergiesCall} text={messages.menu.allergies} />
      </p>
    </section>
  );
}

type TableProps = { codes: AllergenCodes; groups: readonly DishGroup[] };

/** What the dish itself and each option contain. */
function AllergenTable({ codes, groups }: TableProps) {
  const options = groups.flatMap(({ group }) => group.options);
  const rows = [
    { id: '', name: texts.itself, codes },
    ...options.map((option) => ({
      id: option.id,
      name: option.name,
      codes: allergenCodes(option.allergens),
    })),
  ];
  const columns = WORST_FIRST.slice(0, 2);
  return (
    <details>
      <summary>{texts.allergensAll}</summary>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.part}</th>
              {WORST_FIRST.slice(0, 3).map((letter) => (
                <th key={letter} scope="col">
                  {texts.states[letter]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {isUnconfirmed(row.codes) ? (
                  <td colSpan={3}>{texts.states.U}</td>
                ) : (
                  [...columns, 'U' as const].map((letter) => (
                    <td key={letter}>
                      {namesWith(row.codes, letter, ALLERGEN_SHORT_NAMES).join(', ') || texts.none}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** What exactly a line contains and may contain, in boxes. What is not confirmed stands once below the lines. */
export function LineAllergens({ codes }: { codes: AllergenCodes }) {
  const boxes = (['C', 'M'] as const)
    .map((letter) => ({ letter, names: namesWith(codes, letter, ALLERGEN_SHORT_NAMES).join(', ') }))
    .filter(({ names }) => names);
  if (boxes.length === 0 && codes.includes('U')) return null;
  return (
    <p className="line-allergens">
      {boxes.map(({ letter, names }, at) => (
        <Fragment key={letter}>
          {at > 0 && ' '}
          <span className={`box-${letter}`}>{texts.ofLine[letter](names)}</span>
        </Fragment>
      ))}
      {boxes.length === 0 && texts.ofLine.freeFromAll}
    </p>
  );
}

type NoteProps = {
  lines: readonly { name: string; allergens: AllergenCodes }[];
  phone: string | null | undefined;
};

/** Once for an order: of which dishes not all allergens are confirmed, and whom to ask. Nothing when all are. */
export function UnconfirmedNote({ lines, phone }: NoteProps) {
  const dishes = unconfirmedDishes(lines, ALLERGEN_SHORT_NAMES);
  if (dishes === '') return null;
  const { all, of, more, call } = texts.unconfirmedNote;
  return (
    <p className="allergens-note">
      {dishes === null ? all : of(dishes)} <CallText phone={phone} call={call} text={more} />
    </p>
  );
}
