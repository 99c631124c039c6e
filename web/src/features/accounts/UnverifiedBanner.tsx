import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { styled } from 'styled-components';
import type { UnverifiedBannerQuery } from '../../__generated__/UnverifiedBannerQuery.graphql.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Container } from '../../ui/Layout.tsx';
import { messages } from './messages.ts';
import { useSendVerification } from './useSendVerification.ts';

const Root = styled(Container)`
  padding-top: var(--space-4);
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-left: auto;
`;

/**
 * Asks an owner with an unconfirmed address to confirm it. Dismissed, it stays hidden for the visit. It has a query of its own: it is
 * outside of the screens and refetches when the window gets the focus.
 */
export function UnverifiedBanner() {
  const environment = useRelayEnvironment();
  const { viewer } = useLazyLoadQuery<UnverifiedBannerQuery>(query, {});
  const [dismissed, setDismissed] = useState(() => readStored('verificationDismissed', 'visit'));
  const [send, isSending] = useSendVerification();
  const unverified = viewer && !viewer.emailVerified && dismissed !== viewer.id ? viewer : null;
  const isShown = unverified !== null;

  useEffect(() => {
    if (!isShown) return;
    // The link may have been followed in another tab. A failed refetch changes nothing.
    const ask = (): void => {
      fetchQuery(environment, query, {}).subscribe({ error: () => undefined });
    };
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [environment, isShown]);

  if (!unverified) return null;
  const dismiss = (): void => {
    writeStored('verificationDismissed', unverified.id, 'visit');
    setDismissed(unverified.id);
  };
  return (
    <Root>
      <Alert
        title={messages.unverifiedTitle}
        action={
          <Tools>
            <Button variant="secondary" loading={isSending} onClick={send}>
              {messages.resend}
            </Button>
            <IconButton icon={X} label={messages.dismiss} onClick={dismiss} />
          </Tools>
        }
      >
        {messages.unverified(unverified.email)}
      </Alert>
    </Root>
  );
}

const query = graphql`
  query UnverifiedBannerQuery {
    viewer {
      id
      email
      emailVerified
    }
  }
`;
