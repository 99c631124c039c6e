import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SessionRow_session$key } from '../../../__generated__/SessionRow_session.graphql.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { deviceIcon } from './deviceIcon.rules.ts';
import { lastUsedText } from './lastUsed.rules.ts';
import { messages } from './messages.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;
  background: var(--surface-2);
`;

/** `now` in ms. */
interface Props {
  session: SessionRow_session$key;
  now: number;
  onEnd: (id: string) => void;
}

/** One sign-in: device, last use, and the way to end it. This device signs out by Logout. */
export function SessionRow({ session, now, onEnd }: Props) {
  const { id, device, createdAt, lastUsedAt, isCurrent } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        device
        createdAt
        lastUsedAt
        isCurrent
      }
    `,
    session,
  );
  return (
    <Root>
      <Disc>
        <Icon icon={deviceIcon(device)} />
      </Disc>
      <div>
        <Stack $row $gap={2}>
          <Text as="strong">{device}</Text>
          {isCurrent && <Chip tone="success">{messages.thisDevice}</Chip>}
        </Stack>
        <Text $size={15} $soft $tabular>
          {lastUsedText(lastUsedAt, now)}, {messages.signedInOn(formatDate(createdAt))}
        </Text>
      </div>
      {!isCurrent && (
        <Button variant="secondary" aria-label={messages.endLabel(device)} onClick={() => onEnd(id)}>
          {messages.end}
        </Button>
      )}
    </Root>
  );
}
