import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from './messages.ts';
import { SectionNameForm } from './SectionNameForm.tsx';
import { useCreateProductSection } from './useCreateProductSection.ts';
import { useFocusOnce } from './useFocusOnce.ts';

/** Adds a heading to the end of the menu. */
export function AddSection({ restaurantId }: { restaurantId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useFocusOnce(wasOpen && !isOpen);
  const [create, isLoading] = useCreateProductSection();
  const open = (): void => {
    setWasOpen(true);
    setIsOpen(true);
  };
  const close = (): void => setIsOpen(false);
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" ref={button} onClick={open}>
          <Icon icon={ListPlus} />
          {messages.addSection}
        </Button>
      </div>
    );
  return (
    <SectionNameForm
      name=""
      submitText={messages.addSection}
      isLoading={isLoading}
      help={messages.addSectionHelp}
      onSend={(name) => create({ restaurantId, name })}
      onDone={close}
      onCancel={close}
    />
  );
}
