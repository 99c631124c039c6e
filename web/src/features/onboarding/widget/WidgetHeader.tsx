import { Maximize2, Minimize2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AgentAvatar } from '../AgentAvatar.tsx';
import { messages } from '../messages.ts';
import { SetupSteps } from '../SetupSteps.tsx';

const Root = styled.div`
  flex: none;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 60px;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
`;

/* The whole line of steps where there is room for it, the present one in words elsewhere. */
const Steps = styled.div<{ $isWhole: boolean }>`
  display: none;
  flex: 2;
  @media ${atLeast('medium')} {
    display: ${({ $isWhole }) => ($isWhole ? 'block' : 'none')};
  }
`;

interface Props {
  titleId: string;
  step: 1 | 2 | 3 | 4;
  isFullscreen: boolean;
  onSize: () => void;
  onPutAway: () => void;
}

/** Who is talking, how far it has got, and the widget's buttons. Leaving fullscreen returns to the card; only there the chat can be ended. */
export function WidgetHeader({ titleId, step, isFullscreen, onSize, onPutAway }: Props) {
  return (
    <Root>
      <AgentAvatar />
      <Name>
        <strong id={titleId}>{messages.widgetTitle}</strong>
        <Text $size={13} $soft>
          {messages.widgetStep(step, messages.steps[step - 1] ?? '')}
        </Text>
      </Name>
      <Steps $isWhole={isFullscreen}>
        <SetupSteps step={step} />
      </Steps>
      <IconButton
        icon={isFullscreen ? Minimize2 : Maximize2}
        label={isFullscreen ? messages.widgetLeaveFullscreen : messages.widgetEnlarge}
        onClick={onSize}
      />
      {!isFullscreen && <IconButton icon={X} label={messages.widgetPutAway} onClick={onPutAway} />}
    </Root>
  );
}
