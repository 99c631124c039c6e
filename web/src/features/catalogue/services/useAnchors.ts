import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { scrollToSection } from './scrollToSection.ts';

/** Follows the anchor of the address to its section, on arrival and when another one is chosen. */
export function useAnchors(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (): void => {
      const { hash } = router.latestLocation;
      const section = hash === '' ? null : document.getElementById(hash);
      if (section) scrollToSection(section);
    };
    follow();
    // Again after the page has been rendered: the frame of the app moves the focus on each change of page.
    return router.subscribe('onRendered', follow);
  }, [router]);
}
