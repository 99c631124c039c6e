import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { messages } from './messages.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

/** Signs in with a passkey, and says why it did not work. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [sign, isLoading] = usePasskeySignIn();
  const press = async (): Promise<void> => {
    setFailure(null);
    const refusal = await sign();
    if (refusal) setFailure(refusal);
    else onDone();
  };
  return (
    <Stack $gap={3} $align="stretch">
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      <Button variant="secondary" size="large" wide loading={isLoading} onClick={() => void press()}>
        <Icon icon={KeyRound} />
        {messages.signIn}
      </Button>
    </Stack>
  );
}
