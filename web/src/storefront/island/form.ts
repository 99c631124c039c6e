import { mendFields, sendOnce } from './formBehaviour.ts';

/** Script of the pages with a form to fill in (basket, answer). It shares no code with the island, so the menu carries none of it. */
mendFields();
document.querySelectorAll<HTMLFormElement>('form[data-checkout],form[data-once]').forEach(sendOnce);
