import { createFileRoute } from '@tanstack/react-router';
import { DemonstrationScreen } from '../features/demonstration/DemonstrationScreen.tsx';

export const Route = createFileRoute('/demonstration/')({ component: DemonstrationScreen });
