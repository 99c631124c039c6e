import { LINE_LIMITS } from '@forkfront/common/orderLine.ts';
import type { DishView } from '@forkfront/common/renderer.ts';
import { messages } from '../messages.ts';
import { FormAlert, TextField } from '../parts/Fields.tsx';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { Allergens } from '../parts/Allergens.tsx';
import { Marks } from '../parts/Marks.tsx';
import { DishPrice } from '../parts/Offers.tsx';
import { AwayNotice, Banners, ClosedNotice } from '../parts/Notices.tsx';
import { ShelfDetails } from '../parts/ShelfDetails.tsx';
import { GroupFields, SizeFields } from '../parts/OptionFields.tsx';
import type { MenuItem, MenuSection, Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { pictureSet, safeUrl } from '../rules/address.rules.ts';
import { dishGroups, shownChoice, type DishGroup } from '../rules/dishChoice.rules.ts';
import { periodsText, soldOutText } from '../rules/menuText.rules.ts';

const texts = messages.dish;

type Props = {
  storefront: Storefront;
  item: MenuItem;
  section: MenuSection;
  dish: DishView;
  now: Date;
};

/** Why a dish cannot be ordered now; null when it can. */
function notNow({ storefront, item, section, now }: Omit<Props, 'dish'>): string | null {
  if (!item.isAvailable) return soldOutText(item, storefront.timeZone, now);
  return section.isOpen ? null : messages.menu.notNow(periodsText(section.periods));
}

type FormProps = Omit<Props, 'section' | 'now'> & { groups: readonly DishGroup[] };

function DishForm({ storefront, item, dish, groups }: FormProps) {
  const { errors, formError, replaces } = dish;
  const noteLabel = dish.shelf ? messages.shop.note : texts.note;
  const choice = shownChoice(item, groups, dish.choice);
  const wrong = [
    { id: 'size', label: texts.size },
    ...groups.map(({ group }) => ({ id: group.id, label: group.name })),
    { id: 'note', label: noteLabel },
    { id: 'quantity', label: texts.quantity },
  ].filter(({ id }) => errors[id]);
  return (
    <form
      method="post"
      action={item.path}
      noValidate
      autoComplete="off"
      data-price={item.price}
      data-off={item.percentOff ?? undefined}
      data-once=""
    >
      <FormAlert formError={formError} check={texts.check} fields={wrong} />
      {item.sizes.length > 0 && <SizeFields item={item} chosen={choice.sizeId} error={errors['size']} />}
      {groups.map((of) => (
        <GroupFields key={of.group.id} of={of} item={item} choice={choice} error={errors[of.group.id]} />
      ))}
      <Allergens item={item} groups={groups} storefront={storefront} />
      <TextField
        id="note"
        label={noteLabel}
        aside={texts.optional}
        help={texts.noteHelp}
        error={errors['note']}
        value={choice.note}
        maxLength={LINE_LIMITS.note}
        autoComplete="off"
      />
      {item.isAlcohol && <p className="age">{texts.alcohol}</p>}
      {choice.sizeId !== null && <input type="hidden" name="shown" value={choice.sizeId} />}
      {replaces !== null && <input type="hidden" name="line" value={replaces} />}
      {dish.details !== null && <input type="hidden" name="details" value={dish.details} />}
      <div className="dish-end">
        <span className="quantity">
          <input
            id="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={LINE_LIMITS.quantity}
            name="quantity"
            defaultValue={choice.quantity}
            aria-label={texts.quantity}
            aria-invalid={errors['quantity'] ? true : undefined}
            aria-describedby={errors['quantity'] ? 'quantity-words' : undefined}
          />
        </span>
        <button className="button" type="submit" data-add="">
          <span>{replaces === null ? texts.add : texts.save}</span> <span data-total="" />
        </button>
        {errors['quantity'] && (
          <p id="quantity-words" className="error">
            {errors['quantity']}
          </p>
        )}
      </div>
    </form>
  );
}

/** One dish: its picture, what can be chosen, its allergens. The island shows this article in a dialog. */
function Dish({ storefront, item, section, dish, now }: Props) {
  const picture = safeUrl(item.imageUrl);
  const set = picture && pictureSet(picture);
  const groups = dishGroups(item, storefront.optionGroups);
  const problem = notNow({ storefront, item, section, now });
  const canOrder = problem === null || dish.isSoldLater;
  return (
    <article className="dish" data-dish="">
      {picture && (
        <img
          className="dish-picture"
          {...(set && { srcSet: set, sizes: '(min-width: 48rem) 40rem, 100vw' })}
          src={picture}
          alt=""
          width="960"
          height="540"
          decoding="async"
        />
      )}
      <header className={picture ? 'dish-head' : 'dish-head plain'}>
        <p className="dish-section" dir="auto">
          {section.name}
        </p>
        <h1 id="dish-name" dir="auto">
          {item.name}
        </h1>
        <p className="price">
          <DishPrice item={item} />
        </p>
        {dish.shelf && (
          <p className="dish-size">
            <ShelfDetails shelf={dish.shelf} />
          </p>
        )}
        <Marks item={item}>{item.description.trim()}</Marks>
        {item.calories != null && <p className="help">{messages.menu.adultsNeed}</p>}
      </header>
      {problem && <p className="notice">{canOrder ? `${problem} ${messages.menu.later}` : problem}</p>}
      {!storefront.acceptsOrders && <ClosedNotice storefront={storefront} />}
      {storefront.acceptsOrders && canOrder ? (
        <DishForm {...{ storefront, item, dish, groups }} />
      ) : (
        <Allergens item={item} groups={groups} storefront={storefront} />
      )}
    </article>
  );
}

type PageProps = Props & { context: PageContext };

/** The page of a dish. */
export function DishPage({ context, ...props }: PageProps) {
  return (
    <>
      <Banners site={props.storefront} context={context} isShop={props.dish.shelf !== null} />
      <TopBar site={props.storefront} isShop={props.dish.shelf !== null} />
      <main className="wrap">
        <AwayNotice storefront={props.storefront} context={context} />
        <Dish {...props} />
      </main>
      <Footer context={context} site={props.storefront} />
    </>
  );
}
