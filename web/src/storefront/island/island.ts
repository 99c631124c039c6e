import { emptySentBasket, keepScroll } from './deviceStorage.ts';
import { startBasket } from './startBasket.ts';
import { startSections } from './startSections.ts';

document.documentElement.classList.add('js');
const find = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);

const basket = find<HTMLFormElement>('form[data-basket]');
if (basket) startBasket(basket);

const nav = find<HTMLElement>('nav.sections');
if (nav) startSections(nav);

const sent = find<HTMLElement>('main[data-sent]')?.dataset.sent;
if (sent) emptySentBasket(sent);

if (parent !== self) keepScroll();
