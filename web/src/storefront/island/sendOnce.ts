import { formMessages } from './formMessages.ts';

/** A form that is on its way is not sent a second time, and its button says so. */
export function sendOnce(form: HTMLFormElement): void {
  let label: string | null = null;
  let button: HTMLButtonElement | null = null;
  form.addEventListener('submit', (event) => {
    if (button) {
      event.preventDefault();
      return;
    }
    button = event.submitter as HTMLButtonElement | null;
    if (!button) return;
    label = button.textContent;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = 'place' in button.dataset ? formMessages.placing : formMessages.sending;
  });
  addEventListener('pageshow', () => {
    if (!button) return;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
    button = null;
  });
}
