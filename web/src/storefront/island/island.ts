import { keepScroll } from './keepScroll.ts';
import { forgetOrder } from './keptFields.ts';
import { showEdited } from './showEdited.ts';
import { startDish } from './startDish.ts';
import { startMenu } from './startMenu.ts';
import { startSections } from './startSections.ts';

document.documentElement.classList.add('js');
const find = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);

const dish = find('[data-dish]');
if (dish) startDish(dish);

const menu = find<HTMLElement>('.menu');
if (menu) startMenu(menu);

const main = find<HTMLElement>('main#menu');
if (main && main.dataset.shop === undefined) startSections(main);

const sent = find<HTMLElement>('main[data-sent]')?.dataset.sent;
if (sent) forgetOrder(sent);

// A frame with a name is a picture of the page, as in a choice of designs: it shows the beginning.
if (parent !== self && !self.name) {
  keepScroll(showEdited);
  onhashchange = showEdited;
}
