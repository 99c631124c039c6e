import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkButton } from '../../../ui/Button.tsx';
import { Bell } from '../../../ui/illustrations.tsx';
import { Page, Stack } from '../../../ui/Layout.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

const Points = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding-left: 1.2em;
`;

interface Props {
  desk: { restaurantId: string; role: string };
  /** Chooses another restaurant; null when there is only one. */
  choice: ReactNode;
}

/** Says what the board is to a restaurant whose plan lacks it. Only the owner can choose a plan. */
export function LockedBoard({ desk, choice }: Props) {
  return (
    <Page $width={680} $tall>
      <PageTitle>{messages.title}</PageTitle>
      {choice}
      <Stack $gap={5}>
        <Bell />
        <Heading as="h1" $size={42}>
          {messages.lockedTitle}
        </Heading>
        <Text $size={20}>{messages.lockedText}</Text>
        <Points>
          {messages.lockedPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        <Text $soft>
          {messages.lockedFree} {desk.role !== 'OWNER' && messages.askOwner}
        </Text>
        <Stack $row $gap={3}>
          {desk.role === 'OWNER' && (
            <LinkButton to="/packages" search={{ upgrading: desk.restaurantId }} size="large">
              {messages.plans}
            </LinkButton>
          )}
          <LinkButton
            to="/orders/{-$orderId}"
            params={{ orderId: undefined }}
            variant="secondary"
            size="large"
          >
            {messages.back}
          </LinkButton>
        </Stack>
      </Stack>
    </Page>
  );
}
