import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useShareDialog_restaurant$key } from '../../../__generated__/useShareDialog_restaurant.graphql.ts';
import { messages } from './messages.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

/** The properties of a button that opens the dialog; `aria-label` names the site. */
interface Opener {
  'aria-label': string;
  'aria-haspopup': 'dialog';
  onClick: () => void;
}

/** The dialog that shares a site, and the properties of its button. Render the dialog where it outlives the button. */
export function useShareDialog(
  restaurant: useShareDialog_restaurant$key,
): [opener: Opener, dialog: ReactNode] {
  const site = useFragment(
    graphql`
      fragment useShareDialog_restaurant on Restaurant {
        name
        ...ShareDialog_restaurant
      }
    `,
    restaurant,
  );
  /** Null before the first opening: until then the dialog's code is not loaded. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const opener: Opener = {
    'aria-label': messages.shareLabel(site.name),
    'aria-haspopup': 'dialog',
    onClick: () => setIsOpen(true),
  };
  const dialog = isOpen !== null && (
    <Suspense>
      <ShareDialog restaurant={site} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return [opener, dialog];
}
