import { createFileRoute } from '@tanstack/react-router';
import { AuthCallbackScreen } from '../features/accounts/AuthCallbackScreen.tsx';

export const Route = createFileRoute('/auth/callback')({ component: AuthCallbackScreen });
