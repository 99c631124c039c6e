import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OffersTab_restaurant$key } from '../../__generated__/OffersTab_restaurant.graphql.ts';
import type { OffersTabPaginationQuery } from '../../__generated__/OffersTabPaginationQuery.graphql.ts';
import type { OffersTabQuery } from '../../__generated__/OffersTabQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { PremiumLock } from '../editor/PremiumLock.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { messages } from './messages.ts';
import { copyOf, draftOf, newDraft, type Offer, type Start } from './offer.rules.ts';
import { OfferForm, type OpenOffer } from './OfferForm.tsx';
import { OfferLink, type SharedOffer } from './OfferLink.tsx';
import { OfferRow } from './OfferRow.tsx';
import { type Saved, useOfferChanges } from './useOffers.ts';

/** Offers of a page of the list. */
const PAGE = 20;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--space-4);
`;

const StartCard = styled.button`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding: var(--space-5);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--text);
  text-align: left;
  cursor: pointer;
  transition: border-color var(--ease);
  &:hover {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
`;

function Starts({ onStart }: { onStart: (start: Start) => void }) {
  return (
    <Stack $gap={4}>
      <Stack $gap={1}>
        <Heading as="h3" $size={17}>
          {messages.emptyTitle}
        </Heading>
        <Text $soft>{messages.emptyText}</Text>
      </Stack>
      <Cards>
        {(Object.keys(messages.starts) as Start[]).map((start) => (
          <StartCard key={start} type="button" onClick={() => onStart(start)}>
            <strong>{messages.starts[start].title}</strong>
            <Text as="span" $size={15} $soft>
              {messages.starts[start].text}
            </Text>
          </StartCard>
        ))}
      </Cards>
    </Stack>
  );
}

/** Pauses, resumes and ends offers, and says so. `onGone` is called when the menu with the focus goes away. */
function useStops(onGone: () => void) {
  const { isBusy, pause, end } = useOfferChanges();
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const setPaused = async (
    offer: Pick<Offer, 'id' | 'name'>,
    isPaused: boolean,
    canUndo = true,
  ): Promise<void> => {
    const { id, name } = offer;
    const refusal = await pause({ promotionId: id, isPaused });
    if (refusal) return void show({ message: refusal.message, color: 'error' });
    const message = isPaused ? messages.paused(name) : messages.resumed(name);
    const undo = { label: messages.undo, onPress: () => void setPaused(offer, !isPaused, false) };
    show({ message, color: 'success', ...(canUndo && { action: undo }) });
  };
  const askAndEnd = async ({ id, name }: Offer): Promise<void> => {
    const isSure = await confirm({
      title: messages.endTitle(name),
      text: messages.endText,
      confirmText: messages.end,
      destructive: true,
    });
    if (!isSure) return;
    onGone();
    const refusal = await end({ promotionId: id });
    show(
      refusal
        ? { message: refusal.message, color: 'error' }
        : { message: messages.ended(name), color: 'success' },
    );
  };
  return { isBusy, setPaused, askAndEnd };
}

function Offers({ restaurant }: { restaurant: OffersTab_restaurant$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OffersTabPaginationQuery,
    OffersTab_restaurant$key
  >(
    graphql`
      fragment OffersTab_restaurant on Restaurant
      @refetchable(queryName: "OffersTabPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        id
        hasPaidFeatures
        isTrialAvailable
        hasPromotions
        ordering {
          timeZone
        }
        ...OfferLink_restaurant
        promotions(first: $first, after: $after) @connection(key: "OffersTab_promotions") {
          __id
          edges {
            node {
              id
              ...useOffers_promotion
            }
          }
        }
      }
    `,
    restaurant,
  );
  const [form, setForm] = useState<OpenOffer | null>(null);
  const [shared, setShared] = useState<SharedOffer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { show } = useSnackbar();
  const { isBusy, setPaused, askAndEnd } = useStops(() => heading.current?.focus({ preventScroll: true }));
  const { hasPromotions: isIncluded, promotions } = data;
  const add = (draft = newDraft()): void => setForm({ id: null, title: messages.newTitle, draft });
  const onSaved = (saved: Saved, isNew: boolean): void => {
    setForm(null);
    const { name, code, state } = saved;
    const created = state === 'PAUSED' ? messages.createdPaused(name) : messages.created(name);
    // The dialog says it itself: a notice would lie over its buttons.
    if (isNew && code != null) setShared({ name, code, news: created });
    else show({ message: isNew ? created : messages.saved, color: 'success' });
  };
  return (
    <EditorSection title={messages.title} intro={messages.intro} heading={heading}>
      {!isIncluded && (
        <PremiumLock features={[messages.lockedFeature]} reason={messages.lockedReason} site={data} />
      )}
      {isIncluded && promotions.edges.length > 0 && (
        <div>
          <Button onClick={() => add()}>
            <Icon icon={Plus} />
            {messages.add}
          </Button>
        </div>
      )}
      {promotions.edges.length > 0 && (
        <Rows role="list" aria-label={messages.listLabel}>
          {promotions.edges.map(({ node }) => (
            <OfferRow
              key={node.id}
              promotion={node}
              isIncluded={isIncluded}
              isBusy={isBusy}
              onEdit={(offer) =>
                setForm({ id: offer.id, title: messages.editTitle(offer.name), draft: draftOf(offer) })
              }
              onCopy={(offer) => add(copyOf(offer, dayIn(data.ordering.timeZone, new Date())))}
              onPause={(offer, isPaused) => void setPaused(offer, isPaused)}
              onLink={setShared}
              onEnd={(offer) => void askAndEnd(offer)}
            />
          ))}
        </Rows>
      )}
      {isIncluded && promotions.edges.length === 0 && (
        <>
          <Starts onStart={(start) => add(newDraft(start))} />
          <div>
            <Button variant="secondary" onClick={() => add()}>
              <Icon icon={Plus} />
              {messages.add}
            </Button>
          </div>
        </>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} count={PAGE} failure={messages.moreFailed} />
      {form && (
        <OfferForm
          restaurantId={data.id}
          connectionId={promotions.__id}
          open={form}
          onClose={() => setForm(null)}
          onSaved={onSaved}
        />
      )}
      {shared && <OfferLink restaurant={data} offer={shared} onClose={() => setShared(null)} />}
    </EditorSection>
  );
}

/** The Offers tab. `id` is the global id of the site. */
export function OffersTab({ id }: { id: string }) {
  const { node } = useScreenQuery<OffersTabQuery>(
    graphql`
      query OffersTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...OffersTab_restaurant
          }
        }
      }
    `,
    { id },
    // Guests use offers meanwhile.
    'store-and-network',
  );
  return node?.restaurant ? <Offers restaurant={node.restaurant} /> : null;
}
