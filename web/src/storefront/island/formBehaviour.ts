/** The text of a button that was pressed. */
const SENDING = 'Sending…';

/** Prevents a second submit of a form, and shows the progress on its button. */
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
    button.textContent = SENDING;
  });
  addEventListener('pageshow', () => {
    if (!button) return;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
    button = null;
  });
}

/** A group of radio buttons is a fieldset. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLFieldSetElement;

/** After a refused form: focuses the error of the whole form, else the first wrong field. Removes the error of a corrected field. */
export function mendFields(): void {
  const alert = document.querySelector<HTMLElement>('[role=alert]');
  const wrong = [...document.querySelectorAll<Field>('[aria-invalid=true],[data-wrong]')];
  (alert?.querySelector('[data-problem]') ? alert : wrong[0])?.focus();
  for (const field of wrong) {
    field.addEventListener('input', () => {
      if (!isPlausible(field)) return;
      showHelp(field);
      if (alert) forget(alert, field.id);
    });
  }
}

/** The browser's validation; the server decides. */
const isPlausible = (field: Field): boolean =>
  !('value' in field) || (field.validity.valid && (!field.required || field.value.trim() !== ''));

function showHelp(field: Field): void {
  field.removeAttribute('aria-invalid');
  field.removeAttribute('data-wrong');
  field.closest('.field')?.classList.remove('wrong');
  const words = document.querySelector<HTMLElement>(`#${field.id}-words`);
  if (!words) return;
  words.className = 'help';
  words.textContent = words.dataset.help ?? '';
}

/** Removes a field from the summary, and an empty summary. */
function forget(alert: HTMLElement, id: string): void {
  alert.querySelector(`[href="#${id}"]`)?.closest('li')?.remove();
  if (alert.querySelector('li')) return;
  alert.querySelector('[data-check]')?.remove();
  if (!alert.querySelector('[data-problem]')) alert.remove();
}
