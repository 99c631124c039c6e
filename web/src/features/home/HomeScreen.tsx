import { PageTitle } from '../../ui/PageTitle.tsx';
import { ChatBand } from './ChatBand.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import { messages } from './messages.ts';
import { ServiceCards } from './ServiceCards.tsx';
import { ValueCards } from './ValueCards.tsx';

interface Props {
  /** Starts the chat; `words` is what the visitor says first, '' nothing. */
  onStartChat: (words: string) => void;
}

/** The home page (spec §2). */
export function HomeScreen({ onStartChat }: Props) {
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Hero />
      <Facts />
      <ServiceCards />
      <ValueCards />
      <ChatBand onStart={onStartChat} />
    </>
  );
}
