import { GalleryHorizontalEnd } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CompareButton_restaurant$key } from '../../__generated__/CompareButton_restaurant.graphql.ts';
import type { ThemeName } from '@forkfront/common/themes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { LookEdit } from '../editor/preview/look.rules.ts';
import { messages } from './messages.ts';
import type { DesignSite } from './ThemeCards.tsx';

const CompareDesigns = lazy(async () => ({
  default: (await import('./CompareDesigns.tsx')).CompareDesigns,
}));

interface Props {
  restaurant: CompareButton_restaurant$key;
  /** What the form has changed. */
  edit: LookEdit | null;
  theme: ThemeName;
  site: DesignSite;
  onChoose: (theme: ThemeName) => void;
}

/** Opens the comparison of the designs; a site that is offline has none. */
export function CompareButton({ restaurant, ...rest }: Props) {
  const { lookDraftUrl, isSuspended, subscription } = useFragment(
    graphql`
      fragment CompareButton_restaurant on Restaurant {
        lookDraftUrl
        isSuspended
        subscription {
          status
        }
      }
    `,
    restaurant,
  );
  const [isOpen, setIsOpen] = useState(false);
  /** Each visit begins with the design of the form. */
  const [visits, setVisits] = useState(0);
  const open = (): void => {
    setVisits(visits + 1);
    setIsOpen(true);
  };
  if (isSuspended || subscription.status === 'ARCHIVED') return null;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
        <Icon icon={GalleryHorizontalEnd} size={18} />
        {messages.compareOpen}
      </Button>
      {visits > 0 && (
        <Suspense>
          <CompareDesigns
            key={visits}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            lookDraftUrl={lookDraftUrl}
            {...rest}
          />
        </Suspense>
      )}
    </>
  );
}
