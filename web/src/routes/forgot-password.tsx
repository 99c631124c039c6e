import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '../features/accounts/ForgotPasswordScreen.tsx';
import { parseLoginSearch } from '../features/accounts/loginSearch.ts';

export const Route = createFileRoute('/forgot-password')({
  staticData: { chat: 'quiet' },
  validateSearch: parseLoginSearch,
  component: function ForgotPasswordRoute() {
    return <ForgotPasswordScreen search={Route.useSearch()} />;
  },
});
