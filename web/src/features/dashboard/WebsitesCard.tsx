import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WebsitesCard_user$key } from '../../__generated__/WebsitesCard_user.graphql.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Count = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
`;

/** The number of the user's websites, with a link to them (spec §2) or to a first one. */
export function WebsitesCard({ user }: { user: WebsitesCard_user$key }) {
  const { restaurantCounts } = useFragment(
    graphql`
      fragment WebsitesCard_user on User {
        restaurantCounts {
          total
        }
      }
    `,
    user,
  );
  const count = restaurantCounts.total;
  return (
    <Root>
      <Count>
        <Heading as="span" $size={42}>
          {count}
        </Heading>
        <Text as="span" $soft>
          {messages.websites(count)}
        </Text>
      </Count>
      <Stack $row $gap={3}>
        {count === 0 && <LinkButton to="/setup">{messages.createNew}</LinkButton>}
        <LinkButton to="/my-restaurants" variant={count === 0 ? 'secondary' : 'primary'}>
          {messages.manage}
        </LinkButton>
      </Stack>
    </Root>
  );
}
