import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionSuccessScreen } from '../features/billing/SubscriptionSuccessScreen.tsx';

export const Route = createFileRoute('/subscription-success')({ component: SubscriptionSuccessScreen });
