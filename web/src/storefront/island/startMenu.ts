import { islandMessages } from './islandMessages.ts';
import { actionOf, complain, fieldsOf, forgive, type Page, pageOf, saidBy, send } from './request.ts';
import { startDish } from './startDish.ts';

const isDish = (address: string): boolean => new URL(address, location.href).pathname.startsWith('/dishes/');

/** The dialog that shows one dish at a time. The address is that of the dish, so that Back closes it. */
class DishDialog {
  private readonly dialog = document.createElement('dialog');
  private readonly close = document.createElement('button');
  private opener: HTMLElement | null = null;

  constructor(onSubmit: (event: SubmitEvent) => void) {
    const { dialog, close } = this;
    dialog.className = 'dish-dialog';
    dialog.setAttribute('aria-labelledby', 'dish-name');
    close.type = 'button';
    close.className = 'close';
    close.setAttribute('aria-label', islandMessages.close);
    close.onclick = () => dialog.close();
    dialog.onclick = ({ target }) => {
      if (target === dialog) dialog.close();
    };
    dialog.onclose = () => {
      if (history.state === 'dish') history.back();
    };
    dialog.addEventListener('submit', onSubmit, true);
    addEventListener('popstate', () => {
      dialog.close();
      const { opener } = this;
      this.opener = null;
      // Going back to an address with an anchor takes the focus away.
      if (opener) setTimeout(() => opener.focus({ preventScroll: true }));
    });
    document.body.append(dialog);
  }

  /** Shows the article of a page; false when the page has none. */
  async show(page: Page, address: string): Promise<boolean> {
    const article = page.querySelector<HTMLElement>('[data-dish]');
    if (!article) return false;
    await addStyles(page);
    this.dialog.replaceChildren(this.close, article);
    startDish(article);
    if (!this.dialog.open) {
      this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      this.dialog.showModal();
      history.pushState('dish', '', address);
    }
    this.dialog.scrollTop = 0;
    article.querySelector<HTMLElement>('[aria-invalid],[data-wrong],[role=alert]')?.focus();
    return true;
  }

  hide(): void {
    this.dialog.close();
  }
}

/** Loads the style sheets of a page that this one does not have. */
async function addStyles(page: Page): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const missing = sheets.filter(
    (sheet) => !document.querySelector(`link[href="${sheet.getAttribute('href')}"]`),
  );
  await Promise.all(
    missing.map(
      (sheet) =>
        new Promise((loaded) => {
          sheet.onload = sheet.onerror = loaded;
          document.head.append(sheet);
        }),
    ),
  );
}

/** Opens dishes in a dialog, and adds to the basket without a new page. Without an answer the browser follows the link itself. */
export function startMenu(menu: HTMLElement): void {
  const sum = document.querySelector<HTMLElement>('[data-sum]');
  let dialog: DishDialog | undefined;
  const open = async (page: Page, address: string): Promise<boolean> => {
    dialog ??= new DishDialog(onSubmit);
    return dialog.show(page, address);
  };

  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || !isDish(link.href)) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    void fetch(link.href)
      .then(pageOf)
      .then((page) => open(page, link.href))
      .catch(() => false)
      .then((isOpen) => {
        link.removeAttribute('aria-busy');
        if (!isOpen) location.assign(link.href);
      });
  });

  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    const address = actionOf(target, submitter);
    if (!sum || !submitter || !isDish(address)) return;
    event.preventDefault();
    if (submitter.ariaDisabled) return;
    submitter.ariaDisabled = 'true';
    void add(target, submitter, address)
      .catch(() => complain(submitter))
      .finally(() => (submitter.ariaDisabled = null));
  };
  menu.addEventListener('submit', onSubmit, true);

  async function add(form: HTMLFormElement, button: HTMLElement, address: string): Promise<void> {
    const answer = await send(address, fieldsOf(form, button), 'bar');
    if (!answer.ok) {
      // Without the dish in the answer, what was chosen stays.
      const page = await pageOf(answer);
      if (!(await open(page, address))) complain(button, saidBy(page));
      return;
    }
    if (sum) sum.textContent = await answer.text();
    forgive();
    dialog?.hide();
    // The styles show a tick once.
    button.classList.remove('added');
    void button.offsetWidth;
    button.classList.add('added');
  }

  // After Back the browser may show this page with an old basket.
  addEventListener('pageshow', ({ persisted }) => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!sum || !(persisted || (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'))
      return;
    void fetch('/basket/bar')
      .then(async (answer) => {
        if (answer.ok) sum.textContent = await answer.text();
      })
      .catch(() => undefined);
  });
}
