import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { InvitationScreenMutation } from '../../__generated__/InvitationScreenMutation.graphql.ts';
import type {
  InvitationScreenQuery,
  InvitationScreenQuery$data,
} from '../../__generated__/InvitationScreenQuery.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { useSession } from '../../lib/session.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Bell } from '../../ui/illustrations.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { useLogout } from '../accounts/useLogout.ts';
import { messages } from './messages.ts';

type Invitation = NonNullable<InvitationScreenQuery$data['invitation']>;

/** Accepts with the signed-in account, or signs out to use another one. */
function AcceptButtons({ token, restaurantName }: { token: string; restaurantName: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const logout = useLogout('stay');
  const { show } = useSnackbar();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [accept, isAccepting] = useInputMutation<InvitationScreenMutation>(
    graphql`
      mutation InvitationScreenMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          ... on AcceptInvitationPayload @alias(as: "payload") {
            __typename
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.acceptFailed,
  );
  const submit = async (): Promise<void> => {
    setFailure(null);
    const refusal = await accept({ token });
    if (refusal) return setFailure(refusal);
    show({ message: messages.accepted(restaurantName), color: 'success' });
    // Replaced, so that Back does not offer it again.
    await navigate({ to: '/orders/{-$orderId}', replace: true });
  };
  return (
    <>
      <Button size="large" loading={isAccepting} onClick={() => void submit()}>
        {user ? messages.acceptAs(user.name) : messages.accept}
      </Button>
      <Button size="large" variant="secondary" disabled={isAccepting} onClick={logout}>
        {messages.otherAccount}
      </Button>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
    </>
  );
}

/** Whether somebody is signed in with another address than the invited one; only that one may accept. */
const isOtherAddress = (user: { email: string } | null, { email }: Pick<Invitation, 'email'>): boolean =>
  user !== null && user.email.toLowerCase() !== email;

function Actions({ token, invitation }: { token: string; invitation: Invitation }) {
  const { isSignedIn, user } = useSession();
  const logout = useLogout('stay');
  if (invitation.isAccepted) return <LinkButton to="/orders/{-$orderId}">{messages.openOrders}</LinkButton>;
  if (isOtherAddress(user, invitation))
    return (
      <Button size="large" onClick={logout}>
        {messages.otherAccount}
      </Button>
    );
  if (isSignedIn) return <AcceptButtons token={token} restaurantName={invitation.restaurantName} />;
  const search = { redirect: `/invitation/${token}`, email: invitation.email };
  return (
    <>
      <LinkButton to="/register" search={search} size="large">
        {messages.register}
      </LinkButton>
      <LinkButton to="/login" search={search} size="large" variant="secondary">
        {messages.login}
      </LinkButton>
    </>
  );
}

function InvitationContent({ token }: { token: string }) {
  const { isSignedIn, user } = useSession();
  const { invitation } = useScreenQuery<InvitationScreenQuery>(
    graphql`
      query InvitationScreenQuery($token: String!) @throwOnFieldError {
        invitation(token: $token) {
          restaurantName
          ownerName
          email
          role
          isAccepted
        }
      }
    `,
    { token },
    'store-and-network',
  );
  if (!invitation)
    return (
      <PlainScreen
        title={messages.goneTitle}
        actions={
          <LinkButton to={isSignedIn ? '/dashboard' : '/'}>
            {isSignedIn ? messages.open : messages.toHome}
          </LinkButton>
        }
      >
        {messages.goneText}
      </PlainScreen>
    );
  const { restaurantName, ownerName, role, isAccepted } = invitation;
  const offer = messages.texts[role === 'MANAGER' ? 'MANAGER' : 'KITCHEN'](ownerName, restaurantName);
  return (
    <PlainScreen
      title={isAccepted ? messages.acceptedTitle : messages.invited(restaurantName)}
      illustration={Bell}
      actions={<Actions token={token} invitation={invitation} />}
    >
      {isAccepted ? messages.accepted(restaurantName) : offer}
      {!isAccepted && !isSignedIn && ` ${messages.guest}`}
      {!isAccepted && isOtherAddress(user, invitation) && ` ${messages.otherAddress(invitation.email)}`}
    </PlainScreen>
  );
}

/** The page of a mailed invitation to the staff of a restaurant, for guests and signed-in people. */
export function InvitationScreen({ token }: { token: string }) {
  return (
    <QueryBoundary
      fallback={<PlainScreen title={messages.title}>{messages.loading}</PlainScreen>}
      failure={messages.failure}
      heading={messages.title}
      resetKey={token}
    >
      <InvitationContent token={token} />
    </QueryBoundary>
  );
}
