import { useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ProductEditQuery } from '../../__generated__/ProductEditQuery.graphql.ts';
import { timings } from '../../lib/timings.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Plate } from '../../ui/illustrations.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { usePreviewDish } from '../editor/preview/previewed.tsx';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { messages } from './messages.ts';
import { readFacts } from '../allergens/allergens.rules.ts';
import { changesOf, checkProduct, draftOf, mayLackDescription } from './product.rules.ts';
import { ProductForm, SectionField } from './ProductForm.tsx';
import type { MenuSite } from './useMenuSite.ts';
import { type ProductKey, useProduct, useUpdateProduct } from './useUpdateProduct.ts';

const PRODUCT = graphql`
  query ProductEditQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Product @alias(as: "product") {
        section {
          id
        }
        ...useUpdateProduct_product
      }
    }
  }
`;

interface Props {
  product: ProductKey;
  plan: PlanSite;
  site: MenuSite;
  onClose: () => void;
}

/** Edits a product. The change is optimistic; the form keeps its values when the server refuses (spec §2, §4). */
export function ProductEdit({ product, plan, site, onClose }: Props) {
  const row = useProduct(product);
  const { id, name, updatedAt } = row;
  usePreviewDish(id);
  // The rows of sizes keep their keys while the product is the same.
  const saved = useMemo(() => ({ ...draftOf(row), sectionId: row.section.id }), [row]);
  const environment = useRelayEnvironment();
  const [update, isSaving] = useUpdateProduct(site);
  const [isSending, setIsSending] = useState(false);
  const { values, errors, change, onSubmit, bar, leave } = useSaveForm({
    saved,
    check: (draft) => checkProduct(draft, row, isSending),
    changesOf: (draft, { sectionId = row.section.id }) => ({
      ...changesOf(saved, draft),
      ...(sectionId === row.section.id ? {} : { sectionId }),
    }),
    send: async (changes) => {
      const refusal = await update(row, changes);
      // Somebody ordered in between: the form needs the stock of now.
      if (refusal?.fields['shelf.stock'] !== undefined)
        await fetchQuery<ProductEditQuery>(environment, PRODUCT, { id }).toPromise();
      return refusal;
    },
    isSaving,
    isBusy: isSending,
    done: messages.saved,
  });
  return (
    <ProductForm
      plan={plan}
      title={messages.editTitle(name)}
      draft={values}
      onChange={change}
      errors={errors}
      pictureTarget={{ context: `product_${id}`, resourceId: id, conversation: null }}
      onSending={setIsSending}
      facts={readFacts(row.allergenFacts)}
      hasAvailability
      isDescriptionOptional={mayLackDescription(row)}
      describeDelay={timings.describeEditedProduct}
      onSubmit={onSubmit}
      onBack={() => void leave(onClose)}
      more={
        <>
          <SectionField
            sections={site.sections}
            value={values.sectionId}
            error={errors['sectionId']}
            onChange={(sectionId) => change({ sectionId })}
          />
          <CheckboxField
            label={messages.popularField}
            name="isPopular"
            checked={values.isPopular}
            onChange={({ currentTarget }) => change({ isPopular: currentTarget.checked })}
          />
        </>
      }
    >
      <SaveBar {...bar} lastSaved={updatedAt} />
    </ProductForm>
  );
}

interface FromAddressProps {
  /** From the address: the product may not exist, or be of another site. */
  id: string;
  plan: PlanSite;
  site: MenuSite;
  onClose: () => void;
}

/** The form of a product that is not among the loaded pages, as after a reload: it needs a query of its own. */
export function ProductFromAddress({ id, plan, site, onClose }: FromAddressProps) {
  const { node } = useScreenQuery<ProductEditQuery>(PRODUCT, { id });
  const product = node?.product;
  if (product && site.sections.some((section) => section.id === product.section.id))
    return <ProductEdit product={product} plan={plan} site={site} onClose={onClose} />;
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
