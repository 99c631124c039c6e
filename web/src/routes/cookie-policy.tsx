import { createFileRoute } from '@tanstack/react-router';
import { CookieScreen } from '../features/legal/CookieScreen.tsx';

export const Route = createFileRoute('/cookie-policy')({ component: CookieScreen });
