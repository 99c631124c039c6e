import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionCanceledScreen } from '../features/billing/SubscriptionCanceledScreen.tsx';

export const Route = createFileRoute('/subscription-canceled')({ component: SubscriptionCanceledScreen });
