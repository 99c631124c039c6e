import { beforeEach, expect, it, vi } from 'vitest';
import { showEdited } from './showEdited.ts';

const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>();
const animated = vi.fn<(frames: PropertyIndexedKeyframes) => void>();

/** Opens the page at this address. */
function open(address: string): void {
  document.body.innerHTML = `
    <ul><li class="pick"><a href="/dishes/AAAAAAAB-soup">Soup</a></li></ul>
    <ul><li class="item"><a href="/dishes/AAAAAAAA-bread">Bread</a></li>
        <li class="item" id="soup"><a href="/dishes/AAAAAAAB-soup">Soup</a></li></ul>`;
  for (const dish of document.querySelectorAll<HTMLElement>('li'))
    Object.assign(dish, {
      scrollIntoView: (options: ScrollIntoViewOptions) => scrolled(Object.assign(options, { id: dish.id })),
      animate: animated,
    });
  history.replaceState(null, '', address);
  showEdited();
}

beforeEach(() => vi.clearAllMocks());

it('the preview scrolls to the edited dish in the menu and frames it', () => {
  open('/?v=1#/dishes/AAAAAAAB_r_1_');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ id: 'soup', block: 'center' });
  expect(animated).toHaveBeenCalledOnce();
});

it.each(['/?v=1', '/?v=1#s1', '/?v=1#/dishes/AAAAAAAC'])(
  'the preview does not move at the address %s',
  (address) => {
    open(address);
    expect(scrolled).not.toHaveBeenCalled();
    expect(animated).not.toHaveBeenCalled();
  },
);
