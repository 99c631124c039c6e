import { createFileRoute } from '@tanstack/react-router';
import { JobsScreen } from '../features/operator/JobsScreen.tsx';

export const Route = createFileRoute('/_authed/operator/jobs')({ component: JobsScreen });
