import { BellOff, BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import type { PushDevices } from './usePushDevice.ts';

const State = styled.div<{ $on: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  align-items: center;
  padding: var(--space-4);
  border-radius: var(--radius);
  background: ${({ $on }) => ($on ? 'var(--success-soft)' : 'var(--surface-2)')};
  color: ${({ $on }) => ($on ? 'var(--on-success-soft)' : 'var(--text)')};
  > :last-child:not(:nth-child(2)) {
    grid-column: 2;
  }
`;

/** Whether this device shows notifications, with the buttons that change it. */
export function ThisDevice({ push }: { push: PushDevices }) {
  const { state, isBusy, failure } = push;
  const { show } = useSnackbar();
  const isOn = state === 'on';
  const help = state === 'unsupported' || state === 'homeScreen' || state === 'blocked' ? state : null;
  const sendTest = async (): Promise<void> => {
    if (await push.sendTest()) show({ message: messages.testSent, color: 'success' });
  };
  return (
    <Stack $gap={4} $align="stretch">
      <State $on={isOn} role="status">
        <Icon icon={isOn ? BellRing : BellOff} />
        <Text as="strong">{messages.states[state]}</Text>
        {help && <Text $size={15}>{messages.help[help]}</Text>}
      </State>
      <FailureAlert failure={failure} onWaited={push.clearFailure} />
      {state === 'off' && (
        <div>
          <Button loading={isBusy} onClick={() => void push.turnOn()}>
            {messages.turnOn}
          </Button>
        </div>
      )}
      {isOn && (
        <Stack $row $gap={3}>
          <Button variant="secondary" loading={isBusy} onClick={() => void sendTest()}>
            {messages.sendTest}
          </Button>
          <Button variant="quiet" onClick={() => void push.turnOff()}>
            {messages.turnOff}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
