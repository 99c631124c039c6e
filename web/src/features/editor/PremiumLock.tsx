import { Lock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PremiumLock_restaurant$key } from '../../__generated__/PremiumLock_restaurant.graphql.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--secondary-soft);
`;

const Badge = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--secondary);
  color: var(--on-secondary);
`;

const Words = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`;

interface Props {
  /** Name of the locked feature, as the start of a sentence, e.g. "AI image generation". */
  feature: string;
  /** Why it is locked; by default how to unlock it. */
  reason?: string;
  restaurant: PremiumLock_restaurant$key;
}

/** Explains a feature that the free plan locks, with a link to the plans (spec §2). */
export function PremiumLock({ feature, reason = messages.premiumReason, restaurant }: Props) {
  const { id, isTrialAvailable } = useFragment(
    graphql`
      fragment PremiumLock_restaurant on Restaurant {
        id
        isTrialAvailable
      }
    `,
    restaurant,
  );
  return (
    <Root>
      <Badge>
        <Icon icon={Lock} />
      </Badge>
      <Words>
        <Text>
          <strong>{messages.premiumFeature(feature)}</strong>
        </Text>
        <Text $size={15} $soft>
          {reason}
          {isTrialAvailable && ` ${messages.premiumTrial}`}
        </Text>
      </Words>
      <LinkButton to="/packages" search={{ upgrading: id }}>
        {messages.upgradeNow}
      </LinkButton>
    </Root>
  );
}
