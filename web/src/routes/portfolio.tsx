import { createFileRoute } from '@tanstack/react-router';
import { PortfolioScreen } from '../features/portfolio/PortfolioScreen.tsx';

export const Route = createFileRoute('/portfolio')({ component: PortfolioScreen });
