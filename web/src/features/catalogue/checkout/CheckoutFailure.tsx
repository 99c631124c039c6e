import { useRouterState } from '@tanstack/react-router';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { messages } from '../messages.ts';

interface Props {
  children: string;
  /** Offers the way to Login, which comes back to this address. */
  needsLogin: boolean;
}

/** Why a checkout did not start. */
export function CheckoutFailure({ children, needsLogin }: Props) {
  const redirect = useRouterState({ select: ({ location }) => location.href });
  return (
    <Alert
      tone="error"
      action={
        needsLogin && (
          <LinkButton to="/login" search={{ redirect }} variant="secondary">
            {messages.logIn}
          </LinkButton>
        )
      }
    >
      {children}
    </Alert>
  );
}
