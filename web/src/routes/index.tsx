import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { startChat } from '../features/onboarding/widget/widgetStore.ts';

export const Route = createFileRoute('/')({
  component: function HomeRoute() {
    return <HomeScreen onStartChat={startChat} />;
  },
});
