import { useEffect, useState } from 'react';

/** Below the header, above the lower two thirds: where the eye reads. */
const READING_LINE = '-100px 0px -66% 0px';

/** The id of the section that is being read; the first until another has come into view. `ids` in the page's order. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = ids.find((id) => inView.has(id));
        if (first !== undefined) setActive(first);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return active;
}
