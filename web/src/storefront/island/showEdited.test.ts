import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showEdited } from './showEdited.ts';

const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>();
const animated = vi.fn<(frames: Keyframe[]) => void>();

/** The dish in the `row` of the menu, after the page was opened with this fragment. */
function open(fragment: string, isStill = false): void {
  document.body.innerHTML = `
    <ul><li class="pick"><a href="/dishes/AAAAAAAB-soup">Soup</a></li></ul>
    <ul><li class="item"><a href="/dishes/AAAAAAAA-bread">Bread</a></li>
        <li class="item" id="soup"><a href="/dishes/AAAAAAAB-soup">Soup</a></li></ul>`;
  for (const dish of document.querySelectorAll<HTMLElement>('li'))
    Object.assign(dish, {
      scrollIntoView: (options: ScrollIntoViewOptions) => scrolled(Object.assign(options, { id: dish.id })),
      animate: animated,
    });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  history.replaceState(null, '', fragment);
  showEdited();
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => void vi.unstubAllGlobals());

it('the preview scrolls to the edited dish in the menu and frames it', () => {
  open('/?v=1#dish=AAAAAAAB_r_1_');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ id: 'soup', block: 'center', behavior: 'smooth' });
  const [frames] = animated.mock.lastCall ?? [];
  expect(frames?.at(-1)).toMatchObject({ outlineColor: 'transparent' });
});

it('with reduced motion the preview jumps to the dish and its frame does not fade', () => {
  open('/?v=1#dish=AAAAAAAB', true);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ id: 'soup', block: 'center', behavior: 'instant' });
  const [frames] = animated.mock.lastCall ?? [];
  expect(frames?.at(-1)).not.toHaveProperty('outlineColor');
});

it.each(['/?v=1', '/?v=1#s1', '/?v=1#dish=AAAAAAAC', '/?v=1#dish="],*,[x="'])(
  'the preview does not move at the address %s',
  (address) => {
    open(address);
    expect(scrolled).not.toHaveBeenCalled();
    expect(animated).not.toHaveBeenCalled();
  },
);
