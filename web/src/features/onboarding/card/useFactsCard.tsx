import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages.ts';
import type { ConversationControls } from '../useConversation.ts';
import { areFactsShown } from './siteFacts.rules.ts';
import { useMovable } from './useMovable.ts';

// Its code is loaded once the chat is open.
const SiteSoFar = lazy(async () => ({ default: (await import('./SiteSoFar.tsx')).SiteSoFar }));

/* The height of the closed card is reserved while the chat opens, so that nothing moves when it comes. */
const Place = styled.div`
  flex: none;
  min-height: 58px;
  &:not(:has(details)) {
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
`;

/** Around the place above the chat of a narrow window. Open the card has more than half of a phone's height. */
export const FactsAbove = styled.div`
  flex: none;
  max-height: 58dvh;
  overflow-y: auto;
  padding: var(--space-2) var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--surface-2);
`;

/**
 * The card "Your site so far". It is rendered once as `card`, and seen in its `place`, which may be another one in another width: what
 * is open or typed in it stays. `place` is null when there is no card.
 */
export function useFactsCard({ state, dispatch, say }: ConversationControls): {
  place: ReactNode;
  card: ReactNode;
} {
  const { place, show } = useMovable();
  const { identity } = state;
  const isShown = areFactsShown(state);
  return {
    place: (isShown || state.status === 'opening') && <Place ref={place} />,
    card:
      isShown &&
      identity &&
      show(
        <Suspense>
          <SiteSoFar
            conversation={identity}
            state={state}
            dispatch={dispatch}
            onBuild={() => say(messages.replyBuild)}
          />
        </Suspense>,
      ),
  };
}
