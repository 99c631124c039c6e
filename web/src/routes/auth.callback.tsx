import { createFileRoute, useLocation } from '@tanstack/react-router';
import { AuthCallbackScreen } from '../features/accounts/AuthCallbackScreen.tsx';

export const Route = createFileRoute('/auth/callback')({
  staticData: { chat: false },
  component: function AuthCallbackRoute() {
    // The raw query: the router would parse a code of digits as a number.
    const query = useLocation({ select: ({ searchStr }) => searchStr });
    return <AuthCallbackScreen token={new URLSearchParams(query).get('token')} />;
  },
});
