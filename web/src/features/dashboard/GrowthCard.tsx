import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GrowthCard_user$key } from '../../__generated__/GrowthCard_user.graphql.ts';
import { warmQuery } from '../../relay/warmQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const loadUpgradeDialog = () => import('./UpgradeDialog.tsx');
const UpgradeDialog = lazy(async () => ({ default: (await loadUpgradeDialog()).UpgradeDialog }));

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  background: var(--primary-soft);
`;

/** Offers a paid plan to owners of free websites (spec §2). */
export function GrowthCard({ user }: { user: GrowthCard_user$key }) {
  const { restaurantCounts } = useFragment(
    graphql`
      fragment GrowthCard_user on User {
        restaurantCounts {
          free
          trialAvailable
        }
      }
    `,
    user,
  );
  /** Null before the first opening: until then neither the dialog's code nor its data is loaded. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (restaurantCounts.free === 0) return null;

  const open = (): void => {
    warmQuery(() => import('../../__generated__/UpgradeDialogQuery.graphql.ts'), {});
    setIsOpen(true);
  };
  return (
    <Root as="section" aria-labelledby="growth">
      <Heading id="growth" $size={25}>
        {messages.growthTitle}
      </Heading>
      <Text>{messages.growthText(restaurantCounts.trialAvailable > 0)}</Text>
      <Button onClick={open}>{messages.upgrade}</Button>
      {isOpen !== null && (
        <Suspense>
          <UpgradeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Root>
  );
}
