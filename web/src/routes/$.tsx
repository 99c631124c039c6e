import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../features/shell/NotFoundScreen.tsx';

export const Route = createFileRoute('/$')({ component: NotFoundScreen });
