import { graphql, useFragment } from 'react-relay';
import type { WaitingRedesigns_user$key } from '../../__generated__/WaitingRedesigns_user.graphql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { messages } from '../redesigns/messages.ts';

/** Says which proposals for a redesign wait for an answer, with a link to each. Nothing without one. */
export function WaitingRedesigns({ user }: { user: WaitingRedesigns_user$key }) {
  const { waitingRedesigns } = useFragment(
    graphql`
      fragment WaitingRedesigns_user on User {
        waitingRedesigns {
          id
          restaurantId
          restaurantName
        }
      }
    `,
    user,
  );
  if (waitingRedesigns.length === 0) return null;
  return (
    <Stack $gap={3}>
      {waitingRedesigns.map(({ id, restaurantId, restaurantName }) => (
        <Alert
          key={id}
          action={
            <TextLink to="/editor/$id" params={{ id: restaurantId }} search={{ tab: 'redesign' }}>
              {messages.lookAtIt}
            </TextLink>
          }
        >
          {messages.waiting(restaurantName)}
        </Alert>
      ))}
    </Stack>
  );
}
