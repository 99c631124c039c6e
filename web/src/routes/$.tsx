import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../features/shell/FallbackScreens.tsx';

export const Route = createFileRoute('/$')({ component: NotFoundScreen });
