/** Copies the height of `element` in px into a custom property of the document. Returns the function that stops it. */
export function trackHeight(property: `--${string}`, element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
