import { Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useIsOwner } from './editorRole.ts';
import { messages } from './messages.ts';

const Root = styled(Stack)`
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

/** What decides whether paid features work, and how to unlock them. */
export interface PlanSite {
  readonly id: string;
  readonly hasPaidFeatures: boolean;
  readonly isTrialAvailable: boolean;
}

interface Props {
  /** Names of the locked features, as the start of a sentence, e.g. "AI image generation". */
  features: readonly string[];
  /** Why it is locked; by default how to unlock it. */
  reason?: string;
  site: PlanSite;
}

/** Explains what the free plan locks, with a link to the plans for the owner (spec §2). */
export function PremiumLock({ features, reason = messages.premiumReason, site }: Props) {
  const isOwner = useIsOwner();
  return (
    <Root $row $gap={[3, 4]}>
      <Badge>
        <Icon icon={Lock} />
      </Badge>
      <Words>
        <Text>
          <strong>{messages.premiumFeature(features)}</strong>
        </Text>
        <Text $size={15} $soft>
          {isOwner ? reason : messages.askOwner}
          {isOwner && site.isTrialAvailable && ` ${messages.premiumTrial}`}
        </Text>
      </Words>
      {isOwner && (
        <LinkButton to="/packages" search={{ upgrading: site.id }}>
          {messages.upgradeNow}
        </LinkButton>
      )}
    </Root>
  );
}
