import { quietly } from './quietly.ts';

/**
 * Keeps the scroll position of the editor's preview, where each saved version is a new document in a new frame. All frames
 * of a tab share its session storage. `onDrawn` is called at the restored position.
 */
export function keepScroll(onDrawn: () => void): void {
  const key = `scroll:${location.pathname}`;
  onload = () => {
    const top = Number(quietly(() => sessionStorage.getItem(key)) ?? 0);
    const restore = (): void => scrollTo({ top, behavior: 'instant' });
    restore();
    // On a busy device the frame may have no size yet when it has loaded, and when it is first drawn.
    const draw = (): void =>
      void requestAnimationFrame(() => {
        if (!innerHeight) return addEventListener('resize', draw, { once: true });
        restore();
        onDrawn();
        onscroll = () => quietly(() => sessionStorage.setItem(key, String(scrollY)));
      });
    draw();
  };
}
