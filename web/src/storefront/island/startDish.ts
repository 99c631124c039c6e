import { combinedAllergens } from '@forkfront/common/allergens.ts';
import { offerPrice } from '@forkfront/common/percentOff.ts';
import { carriedCounts } from '../rules/sizeChange.rules.ts';
import { islandMessages } from './islandMessages.ts';

/** Pence as `£1,234.50`, as the server formats them. */
const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** How many of an option are chosen. */
const chosen = (field: HTMLInputElement): number =>
  field.type === 'number' ? countOf(field) : Number(field.checked);

function choose(field: HTMLInputElement, count: number): void {
  if (field.type === 'number') field.value = count ? String(count) : '';
  else field.checked = count > 0;
}

/** Whether a group is there in this size. */
const hasGroup = (size: HTMLInputElement | undefined, { dataset }: HTMLElement): boolean =>
  !dataset.sizes || dataset.sizes.split(' ').includes(size?.dataset.size ?? '');

/** The form of a dish: running price, limits of its groups, and the allergens of what is chosen. */
export function startDish(dish: Element): void {
  const form = dish.querySelector<HTMLFormElement>('form[data-price]');
  if (!form) return;
  const all = <T extends HTMLElement>(selector: string, within: Element = form): T[] => [
    ...within.querySelectorAll<T>(selector),
  ];
  const sizes = all<HTMLInputElement>('[data-size]');
  const groups = all('fieldset[data-max]');
  const soldOut = new Set(all<HTMLInputElement>('input:disabled'));
  const total = form.querySelector('[data-total]');
  const allergens = form.querySelector<HTMLElement>('.allergens');

  const fieldsOf = (group: Element): HTMLInputElement[] => all<HTMLInputElement>('input', group);
  const shown = form.querySelector<HTMLInputElement>('[name=shown]');
  let size = sizes.find(({ checked }) => checked);

  /** Carries choices over to the groups of the new size; the groups that are left are as before the diner chose. */
  const changeSize = (from: HTMLInputElement, to: HTMLInputElement): void => {
    const only = (one: HTMLInputElement, other: HTMLInputElement): HTMLElement[] =>
      groups.filter((group) => hasGroup(one, group) && !hasGroup(other, group));
    const left = only(from, to).flatMap(fieldsOf);
    const entered = only(to, from);
    const counts = carriedCounts(
      left.map((field) => ({ name: field.dataset.name ?? '', count: chosen(field) })),
      entered.map((group) => ({
        min: Number(group.dataset.min),
        max: Number(group.dataset.max),
        options: fieldsOf(group).map((field) => ({
          name: field.dataset.name ?? '',
          most: soldOut.has(field) ? 0 : Number(field.max) || 1,
          first: Number(field.dataset.first),
        })),
      })),
    );
    for (const field of left) choose(field, Number(field.dataset.first));
    for (const [at, group] of entered.entries())
      for (const [n, field] of fieldsOf(group).entries()) choose(field, counts[at]?.[n] ?? 0);
    if (shown) shown.value = to.value;
  };

  const update = (): void => {
    const next = sizes.find(({ checked }) => checked);
    if (size && next && size !== next) changeSize(size, next);
    size = next;
    let pence = Number(size?.dataset.price ?? form.dataset.price);
    const parts = [allergens?.dataset.a ?? ''];
    for (const group of groups) {
      const { min, max } = group.dataset;
      // The styles hide the groups of other sizes.
      if (!hasGroup(size, group)) continue;
      const fields = fieldsOf(group);
      const count = fields.reduce((sum, field) => sum + chosen(field), 0);
      const isFull = Number(max) > 0 && count >= Number(max);
      for (const field of fields) {
        const { a, price } = field.dataset;
        if (chosen(field) > 0) parts.push(a ?? '');
        pence += chosen(field) * Number(price);
        // Of one or none, another choice takes the place of the first one.
        if (field.type === 'checkbox')
          field.disabled = soldOut.has(field) || (isFull && max !== '1' && !field.checked);
        const more = field.parentElement?.querySelector<HTMLButtonElement>('.more');
        if (more) more.disabled = isFull || chosen(field) >= Number(field.max);
      }
      group.classList.toggle('met', count >= Number(min) && count > 0);
    }
    const quantity = form.querySelector<HTMLInputElement>('#quantity');
    const one = offerPrice(Math.max(0, pence), Number(form.dataset.off ?? 0));
    if (total) total.textContent = `· ${pounds(one * (quantity ? countOf(quantity) : 1))}`;
    if (allergens) showAllergens(allergens, combinedAllergens(parts));
  };

  for (const field of all<HTMLInputElement>('.quantity input')) addStepper(field, update);
  form.addEventListener('input', (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.checked) keepOnly(target);
    update();
    const group = event.target instanceof Element ? event.target.closest('[data-wrong]') : null;
    group?.removeAttribute('data-wrong');
    group?.querySelector('.error')?.remove();
  });
  const own = allergens?.querySelector('.own');
  if (own) own.textContent = islandMessages.chosen;
  update();
}

/** In a group of one or none, another choice unticks the first one. */
function keepOnly(chosenField: HTMLInputElement): void {
  const group = chosenField.closest('fieldset[data-max="1"]');
  for (const field of group?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])
    if (field !== chosenField) field.checked = false;
}

/** Moves the names of the allergens to the lists of their states. */
function showAllergens(section: HTMLElement, codes: string): void {
  const names = [...section.querySelectorAll<HTMLElement>('[data-n]')].toSorted(
    (a, b) => Number(a.dataset.n) - Number(b.dataset.n),
  );
  for (const name of names)
    section.querySelector(`[data-state=${codes[Number(name.dataset.n)]}]`)?.append(name);
}

/** The number of a field as an integer between its limits. */
const countOf = ({ value, min, max }: HTMLInputElement): number =>
  Math.min(Number(max), Math.max(Number(min), Math.trunc(Number(value)) || 0));

/** Adds a minus and a plus button to a number field. Zero is an empty field. Calls `changed` after each step. */
function addStepper(field: HTMLInputElement, changed: () => void): void {
  const step = (by: number, label: string): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = by > 0 ? 'more' : 'less';
    button.setAttribute('aria-label', `${label}: ${field.getAttribute('aria-label')?.split(':')[0]}`);
    button.onclick = () => {
      const count = Math.min(Number(field.max), countOf(field) + by);
      field.value =
        count > Number(field.min) || field.min !== '0' ? String(Math.max(count, Number(field.min))) : '';
      changed();
      // At its limit a button disappears or is disabled: focus the other one.
      if (!field.value || button.disabled)
        field.parentElement?.querySelector<HTMLElement>(by > 0 ? '.less' : '.more')?.focus();
    };
    return button;
  };
  field.before(step(-1, islandMessages.remove));
  field.after(step(1, islandMessages.add));
  field.onchange = () => {
    field.value = countOf(field) ? String(countOf(field)) : '';
  };
}
