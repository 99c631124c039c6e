import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { ConversationEvent, ConversationState } from './conversationState.ts';
import { FactLine } from './FactLine.tsx';
import { messages } from './messages.ts';
import { isGroceryPlan } from '../../lib/planName.ts';
import { isLoading } from './conversation.rules.ts';
import { dishCount, TEXT_FACTS } from './siteFacts.rules.ts';
import { SiteFact } from './SiteFact.tsx';
import { useEditDraft } from './useEditDraft.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  border-top: 1px solid var(--line);
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
  /** Secret of the conversation. */
  conversation: string;
  state: ConversationState;
  dispatch: Dispatch<ConversationEvent>;
}

/** What is known about the site. Its texts are changed here, before and after the preview is built. */
export function SiteSoFar({ conversation, state, dispatch }: Props) {
  const edit = useEditDraft(conversation, dispatch);
  const { draft, packageName } = state;
  const { brand, popularItems, openingHours, hasHours, unreadLines } = draft;
  const dishes = dishCount(draft);
  const count = isGroceryPlan(packageName ?? '') ? messages.products : messages.dishes;
  const missing = TEXT_FACTS.filter((fact) => !draft[fact]).length;
  const hours = hasHours ? messages.hoursKnown : openingHours;
  // An answer may change the facts while it is written.
  const isOpen = !isLoading(state);
  return (
    <Disclosure title={messages.siteSoFar} now={missing > 0 ? messages.factsMissing(missing) : null}>
      <List aria-label={messages.siteSoFar}>
        {TEXT_FACTS.map((fact) => (
          <SiteFact key={fact} fact={fact} value={draft[fact] ?? null} isOpen={isOpen} onEdit={edit} />
        ))}
        <Item>
          <FactLine label={messages.factColours}>
            {brand && (
              <Swatches role="img" aria-label={`${brand.primary}, ${brand.secondary}`}>
                <Swatch style={{ background: brand.primary }} />
                <Swatch style={{ background: brand.secondary }} />
              </Swatches>
            )}
          </FactLine>
        </Item>
        <Item>
          <FactLine label={messages.factFavourites}>{popularItems.join(', ')}</FactLine>
        </Item>
        <Item>
          <FactLine label={messages.factHours}>{hours}</FactLine>
        </Item>
        <Item>
          <FactLine label={messages.factMenu}>
            {dishes + unreadLines.length > 0 && messages.menuSoFar(count(dishes), unreadLines.length)}
          </FactLine>
        </Item>
      </List>
    </Disclosure>
  );
}
