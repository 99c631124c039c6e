import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { timings } from '../../../lib/timings.ts';
import { scrollToSection } from './scrollToSection.ts';

/**
 * Follows the anchor of the address to its section, on arrival and when another one is chosen. Returns the section's id for a
 * moment, so that it can be highlighted; null otherwise.
 */
export function useAnchors(): string | null {
  const router = useRouter();
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let moment: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const { hash } = router.latestLocation;
      const section = hash === '' ? null : document.getElementById(hash);
      if (!section) return;
      scrollToSection(section);
      setCurrent(hash);
      clearTimeout(moment);
      moment = setTimeout(() => setCurrent(null), timings.anchorHighlight);
    };
    follow();
    // Again after the page has been rendered: the frame of the app moves the focus on each change of page.
    const stop = router.subscribe('onRendered', follow);
    return () => {
      clearTimeout(moment);
      stop();
    };
  }, [router]);
  return current;
}
