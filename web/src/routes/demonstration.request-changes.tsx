import { createFileRoute } from '@tanstack/react-router';
import { RequestChangesScreen } from '../features/demonstration/RequestChangesScreen.tsx';

export const Route = createFileRoute('/demonstration/request-changes')({ component: RequestChangesScreen });
