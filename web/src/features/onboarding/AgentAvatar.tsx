import { Bot, BotOff } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';

const Root = styled.span<{ $failed: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${({ $failed }) => ($failed ? 'var(--error-soft)' : 'var(--secondary)')};
  color: ${({ $failed }) => ($failed ? 'var(--on-error-soft)' : 'var(--on-secondary)')};
`;

/** The assistant's robot; another one when it failed itself (spec §2, wf_error). */
export function AgentAvatar({ failed = false }: { failed?: boolean }) {
  return (
    <Root $failed={failed} aria-hidden>
      <Icon icon={failed ? BotOff : Bot} />
    </Root>
  );
}
