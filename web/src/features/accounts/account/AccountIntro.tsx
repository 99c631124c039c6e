import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { AccountIntro_user$key } from '../../../__generated__/AccountIntro_user.graphql.ts';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

const Line = styled(Text)`
  padding-bottom: var(--space-8);
`;

/** Whose account it is. */
export function AccountIntro({ user }: { user: AccountIntro_user$key }) {
  const { name } = useFragment(
    graphql`
      fragment AccountIntro_user on User {
        name
      }
    `,
    user,
  );
  return <Line $soft>{messages.signedInAs(name)}</Line>;
}
