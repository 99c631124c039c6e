import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ProductCreateMutation } from '../../__generated__/ProductCreateMutation.graphql.ts';
import { timings } from '../../lib/timings.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { useIsShop } from '../editor/editorRole.ts';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { useEdits } from '../editor/useEdits.ts';
import { messages } from './messages.ts';
import { BLANK, changesOf, checkProduct, inputOf, lowestPrice } from './product.rules.ts';
import { BLANK_SHELF } from '../groceries/shelf.rules.ts';
import { ProductForm, SectionField } from './ProductForm.tsx';
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
              ...useUpdateProduct_product
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

interface Props {
  plan: PlanSite;
  site: MenuSite;
  connectionId: string;
  /** The section; null: the last one. */
  sectionId: string | null;
  /** Gets the id of the new product, null when it was cancelled. */
  onClose: (productId: string | null) => void;
}

/** Adds a product. Not optimistic; the form keeps its values when the server refuses (spec §4). */
export function ProductCreate({ plan, site, connectionId, sectionId: openedFrom, onClose }: Props) {
  const { show } = useSnackbar();
  const [create, isLoading] = useCreateProduct();
  const isShop = useIsShop();
  const [blank] = useState({ ...BLANK, shelf: isShop ? BLANK_SHELF : null });
  const { values: draft, isDirty, change } = useEdits(blank);
  const [chosen, setChosen] = useState(openedFrom);
  const [isSending, setIsSending] = useState(false);
  const leave = useUnsavedGuard(isDirty || isLoading || isSending);
  const cancel = () => void leave(() => onClose(null));
  // For a menu without sections the server creates the first one.
  const sectionId = (site.sections.find(({ id }) => id === chosen) ?? site.sections.at(-1))?.id ?? null;

  const { failure, forget, onSubmit } = useFormSubmit({
    values: draft,
    check: (values) => checkProduct(values, null, isSending),
    isBlocked: isLoading,
    send: async (values) => {
      const { name, description, imageUrl } = inputOf(values);
      // The price of a product with sizes is the lowest of them.
      const price = lowestPrice(values) ?? 0;
      // What is left as it is, is not sent; a new product is available and not popular.
      const { isPopular: _, isAvailable: __, soldOutUntilDay: ___, ...more } = changesOf(blank, values);
      const input = { restaurantId: site.id, sectionId, ...more, name, description, price, imageUrl };
      const { payload, refusal } = await create({
        variables: { input, connections: [connectionId] },
        fallback: messages.createFailed,
      });
      if (!payload) return refusal;
      show({ message: messages.created, color: 'success', timeout: timings.productCreatedSnackbar });
      onClose(payload.productEdge.node.id);
      return null;
    },
  });
  return (
    <ProductForm
      plan={plan}
      title={messages.newTitle}
      draft={draft}
      onChange={change}
      errors={failure?.fields}
      pictureTarget={{ context: 'new_product', resourceId: site.id, conversation: null }}
      onSending={setIsSending}
      describeDelay={timings.describeNewProduct}
      onSubmit={onSubmit}
      onBack={cancel}
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
        <Button variant="secondary" disabled={isLoading} onClick={cancel}>
          {messages.cancel}
        </Button>
      </Stack>
    </ProductForm>
  );
}
