import { mendFields } from './formBehaviour.ts';
import { startBasket } from './startBasket.ts';

/** Script of the basket page, which loads no other one. */
document.documentElement.classList.add('js');
mendFields();
const main = document.querySelector('main');
if (main) startBasket(main);
