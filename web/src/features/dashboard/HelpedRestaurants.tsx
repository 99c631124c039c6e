import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { HelpedRestaurants_user$key } from '../../__generated__/HelpedRestaurants_user.graphql.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
`;

/** The restaurants of others whose staff the user belongs to. */
export function useHelpedRestaurants(user: HelpedRestaurants_user$key) {
  const { desks } = useFragment(
    graphql`
      fragment HelpedRestaurants_user on User {
        desks {
          id
          restaurantId
          name
          slug
          role
        }
      }
    `,
    user,
  );
  return desks.filter(({ role }) => role !== 'OWNER');
}

/** Links to them by the role of the user. */
export function HelpedRestaurants({ desks }: { desks: ReturnType<typeof useHelpedRestaurants> }) {
  return (
    <Stack as="section" $gap={4} aria-labelledby="helped">
      <Heading as="h2" id="helped" $size={20}>
        {messages.helpTitle}
      </Heading>
      <List role="list">
        {desks.map(({ id, restaurantId, name, slug, role }) => {
          const known = role === 'MANAGER' ? 'MANAGER' : 'KITCHEN';
          return (
            <Card key={id} as="li">
              <Stack $gap={4} $align="start">
                <Stack $gap={1}>
                  <Stack $row $gap={2}>
                    <Heading as="h3" $size={17}>
                      {name}
                    </Heading>
                    <Chip tone="info">{messages.roles[known]}</Chip>
                  </Stack>
                  <Text $size={15} $soft>
                    {messages.helpRoles[known]}
                  </Text>
                </Stack>
                <Stack $row $gap={3}>
                  <LinkButton
                    to="/orders/{-$orderId}"
                    search={{ at: slug }}
                    aria-label={messages.ordersOf(name)}
                  >
                    {messages.orders}
                  </LinkButton>
                  {known === 'MANAGER' && (
                    <LinkButton
                      to="/editor/$id"
                      params={{ id: restaurantId }}
                      variant="secondary"
                      aria-label={messages.editOf(name)}
                    >
                      {messages.edit}
                    </LinkButton>
                  )}
                </Stack>
              </Stack>
            </Card>
          );
        })}
      </List>
    </Stack>
  );
}
