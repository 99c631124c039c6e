import { createFileRoute } from '@tanstack/react-router';
import { LogScreen } from '../features/operator/LogScreen.tsx';

export const Route = createFileRoute('/_authed/operator/log')({ component: LogScreen });
