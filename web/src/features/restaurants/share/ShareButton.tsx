import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ShareButton_restaurant$key } from '../../../__generated__/ShareButton_restaurant.graphql.ts';
import { Button, type ButtonVariant } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { messages } from './messages.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

interface Props {
  restaurant: ShareButton_restaurant$key;
  /** `icon`: only the icon. */
  variant: ButtonVariant | 'icon';
}

/** Opens the dialog that shares a site. */
export function ShareButton({ restaurant, variant }: Props) {
  const site = useFragment(
    graphql`
      fragment ShareButton_restaurant on Restaurant {
        name
        ...ShareDialog_restaurant
      }
    `,
    restaurant,
  );
  /** Null before the first opening: until then the dialog's code is not loaded. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const label = messages.shareLabel(site.name);
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const;
  return (
    <>
      {variant === 'icon' ? (
        <IconButton icon={Share2} label={label} {...opener} />
      ) : (
        <Button variant={variant} aria-label={label} {...opener}>
          <Icon icon={Share2} size={18} />
          {messages.share}
        </Button>
      )}
      {isOpen !== null && (
        <Suspense>
          <ShareDialog restaurant={site} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
