import { ListPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  CreateProductSectionInput,
  AddSectionMutation,
} from '../../../__generated__/AddSectionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from './messages.ts';
import { SectionNameForm } from './SectionNameForm.tsx';
import { useFocusOnce } from './useFocusOnce.ts';

/** Adds a heading to the end of the menu; it is shown when the server has it. Resolves null on success, otherwise what to show. */
function useCreateProductSection(): [
  create: (input: CreateProductSectionInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<AddSectionMutation>(graphql`
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
  `);

  const create = useCallback(
    async (input: CreateProductSectionInput) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.createFailed });
      return refusal;
    },
    [commit],
  );
  return [create, isLoading];
}

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
