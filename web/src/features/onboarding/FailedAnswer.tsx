import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { TurnFailure } from './conversationState.ts';
import { messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  small {
    font-size: var(--size-13);
  }
`;

interface Props {
  failure: TurnFailure;
  /** Null when repeating makes no sense. */
  onRetry: (() => void) | null;
}

/** The assistant could not answer (spec §8): the sentence and the way to try again. */
export function FailedAnswer({ failure, onRetry }: Props) {
  return (
    <div role="alert">
      <ChatBubble look="failed" isWorkflowError={failure.isWorkflowError} isArriving>
        <Root>
          <span>{failure.message}</span>
          {failure.detail && failure.detail !== failure.message && <small>{failure.detail}</small>}
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              <Icon icon={RotateCw} size={18} />
              {messages.retry}
            </Button>
          )}
        </Root>
      </ChatBubble>
    </div>
  );
}
