import { useEffect, useState } from 'react';

/** Below the header, above the lower two thirds: where the eye reads. */
const READING_LINE = '-100px 0px -66% 0px';

/** Whether the page is scrolled to its end: no section further down comes up to the reading line. */
const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * The id of the section that is being read; the first until another has come into view. At the end of the page it is
 * the one that the address names. `ids` in the page's order.
 */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    const inView = new Set<string>();
    const mark = (): void => {
      const named = window.location.hash.slice(1);
      const read = isAtEnd() && ids.includes(named) ? named : ids.find((id) => inView.has(id));
      if (read !== undefined) setActive(read);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        mark();
      },
      { rootMargin: READING_LINE },
    );
    window.addEventListener('hashchange', mark);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', mark);
    };
  }, [ids]);
  return active;
}
