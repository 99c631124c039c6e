import { createFileRoute } from '@tanstack/react-router';
import { OperatorScreen } from '../features/redesigns/OperatorScreen.tsx';

export const Route = createFileRoute('/_authed/operator/redesigns')({ component: OperatorScreen });
