import { Eye } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { commitMutation, graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { WatchBarEndMutation } from '../../__generated__/WatchBarEndMutation.graphql.ts';
import { endSession } from '../../lib/session.ts';
import type { Watch } from '../../lib/watch.ts';
import { getEnvironment } from '../../relay/environment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Layout.tsx';
import { messages } from './messages.ts';

const Bar = styled.aside`
  position: sticky;
  top: 0;
  z-index: 30;
  border-bottom: 1px solid var(--line);
  background: var(--warning-soft);
  color: var(--on-warning-soft);
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-2);
  font-size: var(--size-15);
`;

const Words = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  > svg {
    flex: none;
  }
`;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Says that an operator looks through the eyes of an owner, and ends it. */
export function WatchBar({ watch }: { watch: Watch }) {
  const router = useRouter();
  const end = (): void => {
    // The session ends on the server too; here it ends in any case.
    commitMutation<WatchBarEndMutation>(getEnvironment(), {
      mutation: graphql`
        mutation WatchBarEndMutation {
          logout {
            ok
          }
        }
      `,
      variables: {},
    });
    endSession();
    void router.navigate({ to: '/operator/sites/$id', params: { id: watch.siteId } });
  };
  return (
    <Bar aria-label={messages.watchLabel}>
      <Row>
        <Words>
          <Icon icon={Eye} />
          <span>{messages.watching(watch.siteName, clock.format(new Date(watch.until)))}</span>
        </Words>
        <Button variant="secondary" onClick={end}>
          {messages.watchEnd}
        </Button>
      </Row>
    </Bar>
  );
}
