import { followOrder } from './followOrder.ts';

/** Script of the status page. It shares no code with the island, which the menu loads. */
const main = document.querySelector<HTMLElement>('main[data-order=live]');
if (main) followOrder(main, document.querySelector('[data-spoken]'));
