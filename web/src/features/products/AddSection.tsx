import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { AddSectionMutation } from '../../__generated__/AddSectionMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { useFocusOnce } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { messages, useMenuTexts } from './messages.ts';
import { SectionNameForm } from './SectionNameForm.tsx';

/** Adds a section to the end of the menu. */
export function AddSection({ restaurantId }: { restaurantId: string }) {
  const words = useMenuTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useFocusOnce(wasOpen && !isOpen);
  // The section is shown only when the server has created it (spec §4).
  const [create, isLoading] = useInputMutation<AddSectionMutation>(
    graphql`
      mutation AddSectionMutation($input: CreateProductSectionInput!) {
        createProductSection(input: $input) {
          ... on CreateProductSectionPayload @alias(as: "payload") {
            restaurant {
              ...useMenuSite_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.createFailed,
  );
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
          {words.addSection}
        </Button>
      </div>
    );
  return (
    <SectionNameForm
      name=""
      submitText={words.addSection}
      isLoading={isLoading}
      help={words.addSectionHelp}
      onSend={(name) => create({ restaurantId, name })}
      onDone={close}
      onCancel={close}
    />
  );
}
