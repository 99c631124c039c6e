import { quietly } from './quietly.ts';

/**
 * In the editor's preview every saved version is a document of its own: each goes on where the one before was scrolled to.
 * The frames of a tab share its session storage, so the page around them need not be told.
 */
export function keepScroll(): void {
  const key = `scroll:${location.pathname}`;
  onload = () => {
    scrollTo({ top: Number(quietly(() => sessionStorage.getItem(key)) ?? 0), behavior: 'instant' });
    onscroll = () => quietly(() => sessionStorage.setItem(key, String(scrollY)));
  };
}
