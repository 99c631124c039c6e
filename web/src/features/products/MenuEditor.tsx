import { Plus } from 'lucide-react';
import { useId, Fragment, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusIfLost } from '../../lib/focus.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Plate } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text, VisuallyHidden } from '../../ui/Text.tsx';
import { MENU_FILE } from '../editor/editorSearch.rules.ts';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { AddSection } from './AddSection.tsx';
import { type MenuGroup, groupMenu, openHeading, type MenuHeading } from './menu.rules.ts';
import { messages, useMenuTexts } from './messages.ts';
import { ProductList, type MenuProduct, type DropHandler } from './ProductList.tsx';
import type { RowHandlers } from './ProductRow.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { useMenuChanges } from './useMenuChanges.ts';
import type { MenuSite } from './useMenuSite.ts';

/* A section whose products load later has no list yet: fifty empty lists would delay the first one. */
const ToCome = styled(Text)`
  padding: var(--space-4);
  border-top: 1px solid var(--line);
`;

const SectionCard = styled(Card)`
  container: menu / inline-size;
`;

interface SectionProps {
  group: MenuGroup<MenuProduct>;
  plan: PlanSite;
  site: MenuSite;
  handlers: RowHandlers & DropHandler;
  onAdd: () => void;
  /** null: to the front. */
  onMove: (afterId: string | null) => void;
  onDelete: () => void;
}

/** A section with its products. */
function MenuSection({ group: { heading, products }, plan, site, handlers, ...on }: SectionProps) {
  const id = useId();
  const words = useMenuTexts();
  return (
    <SectionCard as="section" $padded={false} aria-labelledby={id} data-section={heading.id}>
      <SectionHeader id={id} heading={heading} plan={plan} site={site} {...on} />
      {products.length === 0 && heading.productCount > 0 ? (
        <ToCome $size={15} $soft>
          {words.moreToCome}
        </ToCome>
      ) : (
        <ProductList
          sectionId={heading.id}
          label={messages.listOf(heading.name)}
          products={products}
          handlers={handlers}
        />
      )}
    </SectionCard>
  );
}

const Root = styled(Stack)`
  &[hidden] {
    display: none;
  }
`;

/** Id of the section that the owner looks at: the first one that reaches the middle of the window. null: none does. */
function sectionInView(list: HTMLElement | null): string | null {
  const middle = window.innerHeight / 2;
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
  return cards.find((card) => card.getBoundingClientRect().bottom > middle)?.dataset['section'] ?? null;
}

interface Props {
  plan: PlanSite;
  site: MenuSite;
  connectionId: string;
  /** The loaded ones. */
  products: readonly MenuProduct[];
  /** While a product form is open instead. */
  isHidden: boolean;
  /** Loads the next page. */
  next: ReactNode;
  /** null: to the last section. */
  onAdd: (sectionId: string | null) => void;
  onEdit: (productId: string) => void;
  onSectionMoved: () => void;
}

/** The sections of the menu with their products. */
export function MenuEditor({ plan, site, connectionId, products, isHidden, next, ...on }: Props) {
  const words = useMenuTexts();
  const groups = groupMenu(site.sections, products);
  const { news, handlers, moveSection, deleteSection } = useMenuChanges(
    site,
    connectionId,
    groups,
    on.onEdit,
  );

  const moveHeading = async (heading: MenuHeading, afterId: string | null): Promise<void> => {
    if (await moveSection(heading, afterId)) on.onSectionMoved();
  };
  const end = useRef<HTMLDivElement>(null);
  const deleteHeading = async (heading: MenuHeading): Promise<void> => {
    if (await deleteSection(heading)) focusIfLost(end.current);
  };
  const total = site.sections.reduce((sum, { productCount }) => sum + productCount, 0);
  const open = openHeading(groups);
  const root = useRef<HTMLDivElement>(null);
  const addButton = (
    <Button onClick={() => on.onAdd(sectionInView(root.current))}>
      <Icon icon={Plus} />
      {messages.add}
    </Button>
  );
  return (
    <Root ref={root} $gap={5} hidden={isHidden}>
      <Stack $row $between $gap={3}>
        <Stack $gap={1}>
          <Heading $size={20}>{messages.title}</Heading>
          <Text $size={15} $soft $tabular>
            {total > 0 ? `${messages.count(total)}. ${words.intro}` : words.intro}
          </Text>
        </Stack>
        <Stack $row $gap={2}>
          <LinkButton
            variant="secondary"
            to="/editor/$id"
            params={{ id: site.id }}
            search={{ tab: 'products', menu: MENU_FILE }}
            resetScroll={false}
          >
            {messages.importAndHistory}
          </LinkButton>
          {total > 0 && addButton}
        </Stack>
      </Stack>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {total === 0 && (
        <EmptyState illustration={Plate} title={messages.emptyTitle} as="h3" action={addButton}>
          {words.emptyText}
        </EmptyState>
      )}
      {groups.map((group) => (
        <Fragment key={group.heading.id}>
          <MenuSection
            group={group}
            plan={plan}
            site={site}
            handlers={handlers}
            onAdd={() => on.onAdd(group.heading.id)}
            onMove={(afterId) => void moveHeading(group.heading, afterId)}
            onDelete={() => void deleteHeading(group.heading)}
          />
          {group.heading.id === open && next}
        </Fragment>
      ))}
      {open === null && next}
      <div ref={end} tabIndex={-1}>
        <AddSection restaurantId={site.id} />
      </div>
    </Root>
  );
}
