import { useRef } from 'react';
import { styled } from 'styled-components';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { useEdits } from '../editor/useEdits.ts';
import { formatPounds } from '@forkfront/common/money.ts';
import { messages } from './messages.ts';
import { draftErrors, type OfferDraft, termsOf } from './offer.rules.ts';
import { OfferFields } from './OfferFields.tsx';
import { type Saved, useSaveOffer } from './useOffers.ts';
import { type Preview, usePreview } from './usePreview.ts';

/* The focused field never lies below the preview. */
const Fields = styled(Form)`
  :is(input, button, summary, fieldset) {
    scroll-margin-block: 24px 190px;
  }
`;

/* Stays in sight while the fields scroll, as wide as the panel. */
const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--space-6)) calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4) var(--space-3) var(--space-6);
  border-block: 1px solid var(--line);
  background: var(--info-soft);
  color: var(--on-info-soft);
  overflow-wrap: anywhere;
`;

function effectText({ counted, orders, saving, value }: NonNullable<Preview['effect']>): string {
  if (orders === 0) return messages.effectNone;
  if (counted === 0) return messages.effectZero(orders);
  return messages.effect(counted, orders, formatPounds(saving), formatPounds(value));
}

/** The offer in one sentence, and what it would have done last week. */
function OfferPreview({ restaurantId, draft }: { restaurantId: string; draft: OfferDraft }) {
  const { code: _code, ...unclear } = draftErrors(draft);
  const terms = Object.keys(unclear).length > 0 ? null : termsOf(draft);
  const { preview, isFailed } = usePreview(restaurantId, terms);
  const isUnclear = terms === null || (preview !== null && preview.sentence == null);
  return (
    <Bar aria-label={messages.previewLabel} aria-live="polite">
      <Text as="strong">{isUnclear || !preview ? messages.previewWaits : `${preview.sentence ?? ''}.`}</Text>
      {!isUnclear && preview?.showsOldPrices && <Text $size={15}>{messages.oldPrices}</Text>}
      {isFailed ? (
        <Text $size={15}>{messages.previewFailed}</Text>
      ) : (
        !isUnclear && preview?.effect && <Text $size={15}>{effectText(preview.effect)}</Text>
      )}
    </Bar>
  );
}

/** What a form begins with. */
export interface OpenOffer {
  /** null: a new one. */
  id: string | null;
  title: string;
  draft: OfferDraft;
}

interface Props {
  restaurantId: string;
  /** Of the list that gets a new offer. */
  connectionId: string;
  open: OpenOffer;
  onClose: () => void;
  onSaved: (saved: Saved, isNew: boolean) => void;
}

/** Edits or adds an offer, in a panel beside the list. */
export function OfferForm({ restaurantId, connectionId, open, onClose, onSaved }: Props) {
  const { id, title } = open;
  const { values, isDirty, change } = useEdits<OfferDraft>(open.draft);
  const { save, isSaving } = useSaveOffer(restaurantId, connectionId);
  const leave = useUnsavedGuard(isDirty || isSaving);
  /** Whether the pressed button saves it without switching it on. */
  const isPaused = useRef(false);
  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: draftErrors,
    isBlocked: isSaving,
    send: async (draft) => {
      const { payload, refusal } = await save(id, termsOf(draft), isPaused.current);
      if (payload) onSaved(payload.promotion, id === null);
      return refusal;
    },
  });
  return (
    <Drawer isOpen onClose={() => void leave(onClose)} title={title} width={640}>
      <Fields aria-label={title} onSubmit={onSubmit}>
        <OfferFields
          restaurantId={restaurantId}
          draft={values}
          errors={failure?.fields ?? {}}
          onChange={change}
        />
        <OfferPreview restaurantId={restaurantId} draft={values} />
        <FailureAlert failure={failure} onWaited={forget} />
        <Stack $row $gap={3}>
          <Button type="submit" loading={isSaving} onClick={() => (isPaused.current = false)}>
            {id === null ? messages.create : messages.save}
          </Button>
          {id === null && (
            <Button
              type="submit"
              variant="secondary"
              disabled={isSaving}
              onClick={() => (isPaused.current = true)}
            >
              {messages.createPaused}
            </Button>
          )}
          <Button variant="secondary" disabled={isSaving} onClick={() => void leave(onClose)}>
            {messages.cancel}
          </Button>
        </Stack>
      </Fields>
    </Drawer>
  );
}
