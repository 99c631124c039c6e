import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProductEdit_product$key } from '../../../__generated__/ProductEdit_product.graphql.ts';
import type { ProductForm_restaurant$key } from '../../../__generated__/ProductForm_restaurant.graphql.ts';
import type { ProductEditQuery } from '../../../__generated__/ProductEditQuery.graphql.ts';
import type { FieldErrors } from '../../../forms/fields.ts';
import { timings } from '../../../lib/timings.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plate } from '../../../ui/illustrations.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { SaveBar } from '../SaveBar.tsx';
import { useUnsavedGuard, useAskToLeave } from '../UnsavedGuard.tsx';
import { useEdits } from '../useEdits.ts';
import { messages } from './messages.ts';
import {
  changesOf,
  checkProduct,
  mayLackDescription,
  priceText,
  type ProductDraft,
} from './product.rules.ts';
import { ProductForm } from './ProductForm.tsx';
import { SectionField } from './SectionField.tsx';
import type { MenuSite } from './useMenuSite.ts';
import { useUpdateProduct } from './useUpdateProduct.ts';

interface Props {
  product: ProductEdit_product$key;
  restaurant: ProductForm_restaurant$key;
  site: MenuSite;
  onClose: () => void;
}

/** Edits a product. The change is optimistic; the form keeps its values when the server refuses (spec §2, §4). */
export function ProductEdit({ product, restaurant, site, onClose }: Props) {
  const row = useFragment(
    graphql`
      fragment ProductEdit_product on Product {
        id
        name
        description
        price
        imageUrl
        isPopular
        section {
          id
        }
        updatedAt
        ...useUpdateProduct_product
      }
    `,
    product,
  );
  const { id, name, description, price, isPopular, updatedAt } = row;
  const imageUrl = row.imageUrl ?? null;
  const saved: ProductDraft = { name, description, price: priceText(price), imageUrl, isPopular };
  const { values: draft, set, reset, settle } = useEdits(saved);
  const place = useEdits({ sectionId: row.section.id });
  const changes = { ...changesOf({ ...saved, price }, draft), ...place.changes };
  const isDirty = Object.keys(changes).length > 0;

  const { show } = useSnackbar();
  const [update, isSaving] = useUpdateProduct(site);
  const [isSending, setIsSending] = useState(false);
  const isUnsaved = isDirty || isSaving || isSending;
  useUnsavedGuard(isUnsaved);
  const mayLeave = useAskToLeave(isUnsaved);

  const { failure, forget, onSubmit } = useFormSubmit({
    values: draft,
    check: (values): FieldErrors => ({
      ...checkProduct(values, saved),
      ...(isSending ? { imageUrl: messages.pictureOnItsWay } : {}),
    }),
    send: () => update(row, changes),
    onDone: (sent) => {
      settle(sent);
      place.settle(place.changes);
      show({ message: messages.saved, color: 'success' });
    },
  });
  const leave = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };
  return (
    <ProductForm
      restaurant={restaurant}
      title={messages.editTitle(name)}
      draft={draft}
      set={set}
      errors={failure?.fields}
      pictureTarget={{ context: `product_${id}`, resourceId: id, conversation: null }}
      onSending={setIsSending}
      isDescriptionOptional={mayLackDescription(row)}
      describeDelay={timings.describeEditedProduct}
      onSubmit={(event) => {
        if (isDirty && !isSaving) onSubmit(event);
        else event.preventDefault();
      }}
      onBack={() => void leave()}
      more={
        <>
          <SectionField
            sections={site.sections}
            value={place.values.sectionId}
            error={failure?.fields['sectionId']}
            onChange={(id) => place.set('sectionId', id)}
          />
          <CheckboxField
            label={messages.popularField}
            name="isPopular"
            checked={draft.isPopular}
            onChange={({ currentTarget }) => set('isPopular', currentTarget.checked)}
          />
        </>
      }
    >
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        lastSaved={updatedAt}
        failure={failure}
        onForget={forget}
        onReset={() => {
          reset();
          place.reset();
        }}
      />
    </ProductForm>
  );
}

interface FromAddressProps {
  /** From the address: the product may not exist, or be of another site. */
  id: string;
  restaurant: ProductForm_restaurant$key;
  site: MenuSite;
  onClose: () => void;
}

/** The form of a product that is not among the loaded pages, as after a reload: it needs a query of its own. */
export function ProductFromAddress({ id, restaurant, site, onClose }: FromAddressProps) {
  const { node } = useScreenQuery<ProductEditQuery>(
    graphql`
      query ProductEditQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Product @alias(as: "product") {
            section {
              id
            }
            ...ProductEdit_product
          }
        }
      }
    `,
    { id },
  );
  const product = node?.product;
  if (product && site.sections.some((section) => section.id === product.section.id))
    return <ProductEdit product={product} restaurant={restaurant} site={site} onClose={onClose} />;
  return (
    <EmptyState
      as="h2"
      illustration={Plate}
      title={messages.missingTitle}
      action={<Button onClick={onClose}>{messages.back}</Button>}
    >
      {messages.missingText}
    </EmptyState>
  );
}
