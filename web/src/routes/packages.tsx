import { createFileRoute } from '@tanstack/react-router';
import { PackagesScreen } from '../features/catalogue/PackagesScreen.tsx';

export const Route = createFileRoute('/packages')({ component: PackagesScreen });
