import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { UpgradeSite_restaurant$key } from '../../__generated__/UpgradeSite_restaurant.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { RestaurantLogo } from '../restaurants/RestaurantLogo.tsx';
import { messages } from './messages.ts';

const Anchor = styled.a`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  transition: background var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  > svg {
    margin-left: auto;
    color: var(--text-soft);
  }
`;

const Choice = createLink(Anchor);

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Trial = styled.span`
  display: block;
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 400;
`;

interface Props {
  restaurant: UpgradeSite_restaurant$key;
  onChoose: () => void;
}

/** One free website, and whether it still has its trial; choosing it leads to the plans (spec §2). */
export function UpgradeSite({ restaurant, onChoose }: Props) {
  const site = useFragment(
    graphql`
      fragment UpgradeSite_restaurant on Restaurant {
        id
        name
        isTrialAvailable
        ...RestaurantLogo_restaurant
      }
    `,
    restaurant,
  );
  return (
    <li>
      <Choice to="/packages" search={{ upgrading: site.id }} onClick={onChoose}>
        <RestaurantLogo restaurant={site} size={48} />
        <Words>
          <VisuallyHidden>{messages.upgradeSite} </VisuallyHidden>
          {site.name}
          {site.isTrialAvailable && <Trial>{messages.trialAvailable}</Trial>}
        </Words>
        <Icon icon={ChevronRight} />
      </Choice>
    </li>
  );
}
