import { useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { css, styled } from 'styled-components';
import { useIsLive } from '../lib/useIsLive.ts';
import { atLeast } from './breakpoints.ts';
import { Snackbar } from './Snackbar.tsx';
import { toShown, type SnackbarState } from './snackbar.rules.ts';
import { SnackbarContext, type Snackbar as SnackbarApi, type SnackbarLocation } from './snackbar.ts';

/** More at once would cover the page; the oldest goes. */
const MOST = 3;

const JUSTIFY = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/* Above what stands at the bottom: the question about pixels, the chat in the corner, the bar of a form. */
const bottom = css`
  right: var(--corner-width, 0px);
  bottom: calc(
    max(
      var(--corner-height, 0px),
      var(--consent-banner, 0px),
      var(--docked, 0px),
      env(safe-area-inset-bottom) - var(--space-4)
    )
  );
`;

const Place = styled.div<{ $location: SnackbarLocation }>`
  position: fixed;
  inset-inline: 0;
  ${({ $location }) => ($location.startsWith('top') ? 'top: 0;' : bottom)}
  z-index: 60;
  display: flex;
  flex-direction: column;
  align-items: ${({ $location }) => JUSTIFY[$location.split(' ')[1] as keyof typeof JUSTIFY]};
  gap: var(--space-2);
  padding: var(--space-4);
  pointer-events: none;
  @media ${atLeast('small')} {
    padding: var(--space-6);
  }
`;

interface Shown extends SnackbarState {
  id: number;
}

let lastId = 0;

/** Shows the notices of `useSnackbar` in a live region that is always there. Stays above dialogs and reachable while one is open. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const isLive = useIsLive();
  const [shown, setShown] = useState<Shown[]>([]);
  const [api] = useState<SnackbarApi>(() => ({
    show: (options) => {
      const id = ++lastId;
      setShown((others) => [...others.slice(1 - MOST), { ...toShown(options), id }]);
      return () => setShown((all) => all.filter((one) => one.id !== id));
    },
  }));
  const places = useMemo(() => Map.groupBy(shown, ({ location }) => location), [shown]);
  const close = (id: number): void => setShown((all) => all.filter((one) => one.id !== id));

  return (
    <SnackbarContext value={api}>
      {children}
      {isLive &&
        createPortal(
          <section aria-label="Notifications" aria-live="polite" data-react-aria-top-layer="true">
            {[...places].map(([location, snackbars]) => (
              <Place key={location} $location={location}>
                {snackbars.map(({ id, ...options }) => (
                  <Snackbar key={id} {...options} onClose={() => close(id)} />
                ))}
              </Place>
            ))}
          </section>,
          document.body,
        )}
    </SnackbarContext>
  );
}
