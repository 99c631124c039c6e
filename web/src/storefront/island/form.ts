import { mendFields, sendOnce } from './formBehaviour.ts';

/** Script of the pages with a form (basket, answer, report). It shares no code with the island, which the menu loads. */
mendFields();
addEventListener('fresh', mendFields);
document.querySelectorAll<HTMLFormElement>('form[data-once]').forEach(sendOnce);
