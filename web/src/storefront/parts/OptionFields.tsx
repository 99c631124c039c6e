import type { DishChoice } from '@forkfront/common/renderer.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { MenuItem, OptionGroup } from '../queries/storefrontPage.ts';
import { allergenCodes } from '@forkfront/common/allergens.ts';
import { defaultsOf, type DishGroup, isEitherOr } from '../rules/dishChoice.rules.ts';
import { choiceText } from '../rules/menuText.rules.ts';
import { nameKey } from '../rules/sizeChange.rules.ts';
import { Icon } from './drawings.tsx';
import { extraText } from './LineDetails.tsx';
import { Price } from './Offers.tsx';

const texts = messages.dish;

type ChoicesProps = {
  id: string;
  legend: string;
  /** After the legend: how many, and for which sizes. */
  asides: readonly string[];
  error: string | undefined;
  /** For the styles and the island. */
  data?: Record<`data-${string}`, string | number>;
  children: ReactNode;
};

/** A group of choices with its error. */
function Choices({ id, legend, asides, error, data, children }: ChoicesProps) {
  return (
    <fieldset
      id={id}
      className="choices"
      // The script focuses it. A group cannot be `aria-invalid`.
      tabIndex={error ? -1 : undefined}
      data-wrong={error && ''}
      aria-describedby={error ? `${id}-words` : undefined}
      {...data}
    >
      <legend>
        <bdi>{legend}</bdi>
        {asides.filter(Boolean).map((aside) => (
          <span key={aside} className="aside">
            {aside}
          </span>
        ))}
      </legend>
      {error && (
        <p id={`${id}-words`} className="error">
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type SizesProps = { item: MenuItem; chosen: string | null; error: string | undefined };

/** The sizes of a dish as radio buttons with their prices. */
export function SizeFields({ item, chosen, error }: SizesProps) {
  return (
    <Choices id="size" legend={texts.size} asides={[texts.choose.exactly(1)]} error={error}>
      {item.sizes.map(({ id, name, price }, at) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="size"
            value={id}
            defaultChecked={id === chosen}
            data-size={at + 1}
            data-price={price}
          />
          <span dir="auto">{name}</span>
          <span className="price">
            <Price pence={price} percentOff={item.percentOff} />
          </span>
        </label>
      ))}
    </Choices>
  );
}

type GroupProps = {
  of: DishGroup;
  item: MenuItem;
  choice: DishChoice;
  error: string | undefined;
};

/** The options of a group: radio buttons, check boxes, or a number when an option can be chosen several times. */
export function GroupFields({ of: { group, sizes }, item, choice, error }: GroupProps) {
  const names = sizes && item.sizes.filter((_, at) => sizes.includes(at + 1)).map(({ name }) => name);
  return (
    <Choices
      id={group.id}
      legend={group.name}
      asides={[choiceText(group), names ? texts.onlyFor(names.join(', ')) : '']}
      error={error}
      data={{
        'data-min': group.min,
        'data-max': group.max,
        ...(sizes && { 'data-sizes': sizes.join(' ') }),
      }}
    >
      {group.options.map((option) => (
        <OptionField key={option.id} isSized={sizes !== null} {...{ group, option, choice }} />
      ))}
    </Choices>
  );
}

type OptionProps = {
  group: OptionGroup;
  option: OptionGroup['options'][number];
  choice: DishChoice;
  /** The group is not there in each size. */
  isSized: boolean;
};

function OptionField({ group, option, choice, isSized }: OptionProps) {
  const { id, name, price, maxQuantity, isAvailable } = option;
  const count = choice.options.find((one) => one.id === id)?.count ?? 0;
  const isNumber = maxQuantity > 1 && !isEitherOr(group);
  const common = {
    disabled: !isAvailable,
    'data-price': price,
    'data-a': allergenCodes(option.allergens),
    // The island carries a choice over to the option with the same name when the size changes.
    ...(isSized && {
      'data-name': nameKey(name),
      'data-first': defaultsOf(group).some((one) => one.id === id) ? 1 : 0,
    }),
  };
  const words = (
    <>
      <span dir="auto">
        {name}
        {!isAvailable && <span className="flag">{messages.menu.soldOut}</span>}
      </span>
      <span className="price">{price !== 0 && extraText(price)}</span>
    </>
  );
  if (isNumber)
    return (
      <div className={isAvailable ? 'choice' : 'choice gone'}>
        {words}
        {isAvailable && (
          <span className="quantity">
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={maxQuantity}
              name={`n.${id}`}
              defaultValue={count || undefined}
              placeholder="0"
              aria-label={texts.howMany(name)}
              {...common}
            />
          </span>
        )}
      </div>
    );
  const isRadio = isEitherOr(group);
  return (
    <label className={isAvailable ? 'choice' : 'choice gone'}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={isRadio ? `g.${group.id}` : 'o'}
        value={id}
        defaultChecked={count > 0 && isAvailable}
        {...common}
      />
      {words}
    </label>
  );
}
