import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import type { usePushDevice_user$key } from '../../../__generated__/usePushDevice_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { usePushDevice } from './usePushDevice.ts';

interface Props {
  user: usePushDevice_user$key;
  /** Public key of the server. */
  pushKey: string;
}

/** Opens the notifications of this device. Its icon shows whether they are on. */
export function NotificationsButton({ user, pushKey }: Props) {
  const push = usePushDevice(user, pushKey);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon icon={push.state === 'on' ? BellRing : Bell} size={18} />
        {messages.title}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={messages.title}
        actions={
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {messages.close}
          </Button>
        }
      >
        <Stack $gap={5} $align="stretch">
          <Text>{messages.intro}</Text>
          <ThisDevice push={push} />
          <Text $size={15} $soft>
            {messages.whatFor}
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
