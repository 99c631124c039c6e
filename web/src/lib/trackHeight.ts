/** Keeps the height of `element` in px in a custom property of the document, for what stands above it. Returns what ends that. */
export function trackHeight(property: `--${string}`, element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
