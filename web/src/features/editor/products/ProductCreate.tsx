import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ProductCreateMutation } from '../../../__generated__/ProductCreateMutation.graphql.ts';
import type { ProductForm_restaurant$key } from '../../../__generated__/ProductForm_restaurant.graphql.ts';
import type { FieldErrors } from '../../../forms/fields.ts';
import { timings } from '../../../lib/timings.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { useUnsavedGuard, useAskToLeave } from '../UnsavedGuard.tsx';
import { useEdits } from '../useEdits.ts';
import { messages } from './messages.ts';
import { checkProduct, keptOf, type ProductDraft } from './product.rules.ts';
import { ProductForm } from './ProductForm.tsx';
import { SectionField } from './SectionField.tsx';
import type { MenuSite } from './useMenuSite.ts';

const useCreateProduct = () =>
  useMutationOutcome<ProductCreateMutation>(graphql`
    mutation ProductCreateMutation($input: CreateProductInput!, $connections: [ID!]!) {
      createProduct(input: $input) {
        ... on CreateProductPayload @alias(as: "payload") {
          productEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              name
              position
              section {
                id
              }
              ...ProductRow_product
              ...ProductEdit_product
            }
          }
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

const BLANK: ProductDraft = { name: '', description: '', price: '', imageUrl: null, isPopular: false };

interface Props {
  restaurant: ProductForm_restaurant$key;
  site: MenuSite;
  connectionId: string;
  /** The section; null: the last one. */
  sectionId: string | null;
  /** Gets the id of the new product, null when it was cancelled. */
  onClose: (productId: string | null) => void;
}

/** Adds a product. Not optimistic; the form keeps its values when the server refuses (spec §4). */
export function ProductCreate({ restaurant, site, connectionId, sectionId: openedFrom, onClose }: Props) {
  const { show } = useSnackbar();
  const [create, isLoading] = useCreateProduct();
  const { values: draft, isDirty, set } = useEdits(BLANK);
  const [chosen, setChosen] = useState(openedFrom);
  const [isSending, setIsSending] = useState(false);
  const isUnsaved = isDirty || isLoading || isSending;
  useUnsavedGuard(isUnsaved);
  const mayLeave = useAskToLeave(isUnsaved);
  // For a menu without sections the server creates the first one.
  const sectionId = (site.sections.find(({ id }) => id === chosen) ?? site.sections.at(-1))?.id ?? null;

  const { failure, forget, onSubmit } = useFormSubmit({
    values: draft,
    check: (values): FieldErrors => ({
      ...checkProduct(values, null),
      ...(isSending ? { imageUrl: messages.pictureOnItsWay } : {}),
    }),
    send: async (values) => {
      const { name, description, price, imageUrl } = keptOf(values);
      const input = { restaurantId: site.id, sectionId, name, description, price, imageUrl };
      const { payload, refusal } = await create({
        variables: { input, connections: [connectionId] },
        fallback: messages.createFailed,
      });
      if (!payload) return refusal;
      show({ message: messages.created, color: 'success', timeout: timings.productCreatedSnackbar });
      onClose(payload.productEdge.node.id);
      return null;
    },
    onDone: () => undefined,
  });
  const leave = async (): Promise<void> => {
    if (await mayLeave()) onClose(null);
  };
  return (
    <ProductForm
      restaurant={restaurant}
      title={messages.newTitle}
      draft={draft}
      set={set}
      errors={failure?.fields}
      pictureTarget={{ context: 'new_product', resourceId: site.id, conversation: null }}
      onSending={setIsSending}
      describeDelay={timings.describeNewProduct}
      onSubmit={(event) => {
        if (isLoading) event.preventDefault();
        else onSubmit(event);
      }}
      onBack={() => void leave()}
      more={
        sectionId !== null && (
          <SectionField
            sections={site.sections}
            value={sectionId}
            error={failure?.fields['sectionId']}
            onChange={setChosen}
          />
        )
      }
    >
      <FailureAlert failure={failure} onWaited={forget} />
      <Stack $row $gap={3}>
        <Button type="submit" loading={isLoading}>
          {messages.create}
        </Button>
        <Button variant="secondary" disabled={isLoading} onClick={() => void leave()}>
          {messages.cancel}
        </Button>
      </Stack>
    </ProductForm>
  );
}
