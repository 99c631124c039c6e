import { followOrder } from './followOrder.ts';

/** Script of the status page, beside the island. */
const main = document.querySelector<HTMLElement>('main[data-order=live]');
if (main) followOrder(main, document.querySelector('[data-spoken]'));
