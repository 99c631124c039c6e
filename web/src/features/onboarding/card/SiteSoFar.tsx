import { type Dispatch, lazy } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import type { ConversationEvent, ConversationState } from '../conversationState.ts';
import { FactRow } from './FactRow.tsx';
import { hoursText, waysText } from './orderingText.rules.ts';
import { messages } from '../messages.ts';
import { isGroceryPlan } from '../../../lib/planName.ts';
import { isLoading } from '../conversation.rules.ts';
import { dishCount, TEXT_FACTS } from './siteFacts.rules.ts';
import { SiteFact } from './SiteFact.tsx';
import { useEditDraft } from './useEditDraft.ts';

// The forms are loaded when they are opened.
const ColoursForm = lazy(async () => ({ default: (await import('./ColoursForm.tsx')).ColoursForm }));
const FavouritesForm = lazy(async () => ({ default: (await import('./FavouritesForm.tsx')).FavouritesForm }));
const HoursForm = lazy(async () => ({ default: (await import('./HoursForm.tsx')).HoursForm }));
const LogoForm = lazy(async () => ({ default: (await import('./LogoForm.tsx')).LogoForm }));
const MenuForm = lazy(async () => ({ default: (await import('./MenuForm.tsx')).MenuForm }));
const WaysForm = lazy(async () => ({ default: (await import('./WaysForm.tsx')).WaysForm }));

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Swatches = styled.span`
  display: flex;
  gap: var(--space-2);
  padding-top: var(--space-1);
`;

const Swatch = styled.span`
  width: 24px;
  height: 24px;
  border: 1px solid var(--line-strong);
  border-radius: 999px;
`;

interface Props {
  conversation: { id: string; token: string };
  state: ConversationState;
  dispatch: Dispatch<ConversationEvent>;
  /** Asks the assistant to build the preview. */
  onBuild: () => void;
}

const Logo = styled.img`
  width: 44px;
  height: 44px;
  margin-top: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: #ffffff;
  object-fit: contain;
`;

/** What is known about the site. It is changed here, before and after the preview is built. */
export function SiteSoFar({ conversation, state, dispatch, onBuild }: Props) {
  const edit = useEditDraft(conversation.token, dispatch);
  const { draft, packageName } = state;
  const { brand, popularItems, ordering, openingHours, logoUrl, unreadLines } = draft;
  const dishes = dishCount(draft);
  const count = isGroceryPlan(packageName ?? '') ? messages.products : messages.dishes;
  const missing = TEXT_FACTS.filter((fact) => !draft[fact]).length;
  // An answer may change the facts while it is written.
  const isOpen = !isLoading(state);
  return (
    <Disclosure title={messages.siteSoFar} now={missing > 0 ? messages.factsMissing(missing) : null}>
      <List aria-label={messages.siteSoFar}>
        {TEXT_FACTS.map((fact) => (
          <SiteFact key={fact} fact={fact} value={draft[fact] ?? null} isOpen={isOpen} onEdit={edit} />
        ))}
        <FactRow
          label={messages.factColours}
          isOpen={isOpen}
          value={
            brand && (
              <Swatches role="img" aria-label={`${brand.primary}, ${brand.secondary}`}>
                <Swatch style={{ background: brand.primary }} />
                <Swatch style={{ background: brand.secondary }} />
              </Swatches>
            )
          }
        >
          <ColoursForm brand={brand} onEdit={edit} />
        </FactRow>
        <FactRow
          label={messages.factLogo}
          isOpen={isOpen}
          value={logoUrl == null ? null : <Logo src={logoUrl} alt={messages.logoLabel} />}
        >
          <LogoForm conversation={conversation} hasLogo={logoUrl != null} dispatch={dispatch} onEdit={edit} />
        </FactRow>
        <FactRow
          label={messages.factFavourites}
          isOpen={isOpen}
          value={popularItems.length > 0 ? popularItems.join(', ') : null}
        >
          <FavouritesForm popularItems={popularItems} onEdit={edit} />
        </FactRow>
        <FactRow
          label={messages.factHours}
          isOpen={isOpen}
          value={hoursText(ordering) ?? openingHours ?? null}
        >
          <HoursForm ordering={ordering} onEdit={edit} />
        </FactRow>
        <FactRow label={messages.factWays} isOpen={isOpen} value={waysText(ordering)}>
          <WaysForm ordering={ordering} onEdit={edit} />
        </FactRow>
        <FactRow
          label={messages.factMenu}
          isOpen={isOpen}
          value={
            dishes + unreadLines.length > 0 ? messages.menuSoFar(count(dishes), unreadLines.length) : null
          }
        >
          <MenuForm conversation={conversation.token} sections={draft.sections} dispatch={dispatch} />
        </FactRow>
      </List>
      {isOpen && state.preview === null && draft.name && dishes > 0 && unreadLines.length === 0 && (
        <Button wide onClick={onBuild}>
          {messages.buildNow}
        </Button>
      )}
    </Disclosure>
  );
}
