import { mendFields, sendOnce } from './formBehaviour.ts';

/** Script of the pages with a form: dish, answer, report. */
mendFields();
document.querySelectorAll<HTMLFormElement>('form[data-once]').forEach(sendOnce);
