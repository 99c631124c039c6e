import { useRef } from 'react';
import { styled } from 'styled-components';
import type { usePushDevice_user$key } from '../../../__generated__/usePushDevice_user.graphql.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages } from '../devices/messages.ts';
import { ThisDevice } from '../devices/ThisDevice.tsx';
import { usePushDevice } from '../devices/usePushDevice.ts';
import { AccountSection } from './AccountSection.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

/** The notifications of this device, and the other devices of the person, which can be removed. */
export function NotificationsSection({ user, pushKey }: { user: usePushDevice_user$key; pushKey: string }) {
  const push = usePushDevice(user, pushKey);
  const { show } = useSnackbar();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (id: string, label: string): Promise<void> => {
    if (!(await push.remove(id))) return;
    // The focused button disappears.
    heading.current?.focus();
    show({ message: messages.removed(label), color: 'success' });
  };
  return (
    <AccountSection title={messages.accountTitle} intro={messages.intro}>
      <Stack $gap={6} $align="stretch">
        <ThisDevice push={push} />
        {push.others.length > 0 && (
          <div>
            <Heading as="h3" $size={17} ref={heading} tabIndex={-1}>
              {messages.othersTitle}
            </Heading>
            <ul role="list">
              {push.others.map(({ id, label, createdAt }) => (
                <Row key={id}>
                  <div>
                    <Text as="strong">{label}</Text>
                    <Text $size={15} $soft $tabular>
                      {messages.since(formatDate(createdAt))}
                    </Text>
                  </div>
                  <Button
                    variant="secondary"
                    aria-label={messages.removeLabel(label)}
                    onClick={() => void remove(id, label)}
                  >
                    {messages.remove}
                  </Button>
                </Row>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </AccountSection>
  );
}
