import { keepScroll, markSent } from './deviceStorage.ts';
import { startBasket } from './startBasket.ts';
import { startDish } from './startDish.ts';
import { startMenu } from './startMenu.ts';
import { startSections } from './startSections.ts';

document.documentElement.classList.add('js');
const find = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);

const dish = find('[data-dish]');
if (dish) startDish(dish);

const menu = find<HTMLElement>('.menu');
if (menu) startMenu(menu);

const basket = find<HTMLElement>('body.basket main');
if (basket) startBasket(basket);

const main = find<HTMLElement>('main#menu');
if (main && main.dataset.shop === undefined) startSections(main);

const sent = find<HTMLElement>('main[data-sent]')?.dataset.sent;
if (sent) markSent(sent, null);

// The code is loaded in the editor's preview only: each byte of this script counts on a phone.
const goToEdited = async (): Promise<void> => {
  if (location.hash.startsWith('#dish=')) (await import('./showEdited.ts')).showEdited();
};
// A picture of the page, as in a choice of designs, shows its beginning.
if (parent !== self && self.name !== 'picture') {
  keepScroll(() => void goToEdited());
  onhashchange = goToEdited;
}
