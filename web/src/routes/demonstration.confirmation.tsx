import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationScreen } from '../features/demonstration/ConfirmationScreen.tsx';

export const Route = createFileRoute('/demonstration/confirmation')({ component: ConfirmationScreen });
