import { Clock, Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { SectionHeaderMutation } from '../../__generated__/SectionHeaderMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { ActionButton, ActionMenu } from '../../ui/ActionMenu.tsx';
import { stepAfter, type MenuHeading } from './menu.rules.ts';
import { messages, useMenuTexts } from './messages.ts';
import { periodsText } from './period.rules.ts';
import { SectionDetails } from './SectionDetails.tsx';
import { SectionNameForm } from './SectionNameForm.tsx';
import type { MenuSite } from './useMenuSite.ts';

/** Renames a section at once; undoes it when the mutation fails. Resolves null on success, otherwise what to show. */
function useRenameProductSection({ id: restaurantId, siteVersion }: MenuSite) {
  const [send] = useInputMutation<SectionHeaderMutation>(
    graphql`
      mutation SectionHeaderMutation($input: RenameProductSectionInput!) @raw_response_type {
        renameProductSection(input: $input) {
          ... on RenameProductSectionPayload @alias(as: "payload") {
            section {
              id
              name
            }
            restaurant {
              id
              siteVersion
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  return (id: string, name: string) => {
    const renameProductSection = {
      __typename: 'RenameProductSectionPayload',
      section: { id, name },
      restaurant: { id: restaurantId, siteVersion },
    } as const;
    return send({ id, name }, { renameProductSection });
  };
}

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-2) var(--space-1) var(--space-4);
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: var(--space-2);
  overflow-wrap: anywhere;
`;

const Hours = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--text-soft);
  font-size: var(--size-13);
`;

interface Props {
  id: string;
  heading: MenuHeading;
  plan: PlanSite;
  site: MenuSite;
  onAdd: () => void;
  /** Null: to the front. */
  onMove: (afterId: string | null) => void;
  onDelete: () => void;
}

/** The name, product count and actions of a section. */
export function SectionHeader({ id, heading, plan, site, onAdd, onMove, onDelete }: Props) {
  const words = useMenuTexts();
  const { name, productCount } = heading;
  /** The name in the field, and why the server refused it; null while it is not edited. */
  const [edited, setEdited] = useState<{ name: string; refused: Refusal | null } | null>(null);
  const [wasRenamed, setWasRenamed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const renameSection = useRenameProductSection(site);

  // The new name is shown at once; a refusal reopens the field with it.
  const rename = async (next: string): Promise<void> => {
    const refused = await renameSection(heading.id, next);
    if (refused) setEdited({ name: next, refused });
  };
  const startRename = (): void => {
    setWasRenamed(true);
    setEdited({ name, refused: null });
  };
  const endRename = (): void => setEdited(null);

  if (edited)
    return (
      <Root id={id}>
        <SectionNameForm
          {...edited}
          submitText={messages.saveName}
          onSend={async (next) => {
            if (next !== name) void rename(next);
            return null;
          }}
          onDone={endRename}
          onCancel={endRename}
        />
      </Root>
    );

  if (isOpen)
    return (
      <Root id={id}>
        <SectionDetails
          heading={heading}
          plan={plan}
          siteVersion={site.siteVersion}
          onDone={() => setIsOpen(false)}
        />
      </Root>
    );

  const step = (direction: 'up' | 'down') => {
    const afterId = stepAfter(site.sections, heading.id, direction);
    return { isDisabled: afterId === undefined, onAction: () => afterId !== undefined && onMove(afterId) };
  };
  return (
    <Root>
      <Words>
        <Heading as="h3" id={id} $size={17}>
          {name}
        </Heading>
        <Text $size={13} $soft $tabular>
          {messages.count(productCount)}
        </Text>
        {heading.periods.length > 0 && (
          <Hours>
            <Icon icon={Clock} size={16} />
            {periodsText(heading.periods)}
          </Hours>
        )}
      </Words>
      <ActionButton icon={Plus} aria-label={messages.addTo(name)} onPress={onAdd} />
      <ActionMenu
        icon={Ellipsis}
        label={words.sectionMenu(name)}
        isFocused={wasRenamed}
        actions={() => [
          { id: 'rename', text: messages.rename, onAction: startRename },
          {
            id: 'details',
            text: messages.sectionDetails,
            onAction: () => {
              setWasRenamed(true);
              setIsOpen(true);
            },
          },
          { id: 'up', text: messages.moveUp, ...step('up') },
          { id: 'down', text: messages.moveDown, ...step('down') },
          {
            id: 'delete',
            text: productCount > 0 ? words.deleteSectionFull : words.deleteSection,
            isDisabled: productCount > 0,
            onAction: onDelete,
          },
        ]}
      />
    </Root>
  );
}
