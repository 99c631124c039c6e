import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Plate } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text, VisuallyHidden } from '../../ui/Text.tsx';
import { NEW_PRODUCT } from '../editor/editorSearch.rules.ts';
import { choiceText } from './choice.rules.ts';
import { GroupCreateForm, GroupEditForm } from './GroupForm.tsx';
import { namesOfUsers } from './groupUsers.ts';
import { messages } from './messages.ts';
import { groupsWith, type SentGroup } from './optionGroup.rules.ts';
import { type SiteGroups, useOptionGroups } from './useOptionGroups.ts';
import { useCreateOptionGroup, useDeleteOptionGroup, useUpdateOptionGroup } from './useSaveOptionGroup.ts';

/** The open group is in the address, as the open product is. */
function useGroupPlace() {
  const { group } = useSearch({ from: '/_authed/editor/$id' });
  const navigate = useNavigate({ from: '/editor/$id' });
  const search = { tab: 'products', view: 'options' } as const;
  return {
    openId: group ?? null,
    open: (id: string) => void navigate({ to: '.', search: { ...search, group: id }, resetScroll: false }),
    /** `isSaved`: nothing can be lost. */
    close: (isSaved = false) => void navigate({ to: '.', search, ignoreBlocker: isSaved }),
  };
}

const Title = styled(Heading)`
  outline: none;
  overflow-wrap: anywhere;
`;

/** The form of a group, or of a new one (null). */
function GroupScreen({
  site,
  group,
  onClose,
}: {
  site: SiteGroups;
  group: SentGroup | null;
  onClose: (isSaved?: boolean) => void;
}) {
  const { show } = useSnackbar();
  const [create, isCreating] = useCreateOptionGroup(site.restaurantId);
  const [update, isUpdating] = useUpdateOptionGroup(site);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={6}>
      <Stack $gap={2} $align="start">
        <Button variant="quiet" onClick={() => onClose()}>
          <Icon icon={ArrowLeft} size={18} />
          {messages.back}
        </Button>
        <Title ref={heading} tabIndex={-1} $size={20}>
          {group ? messages.editTitle(group.name) : messages.newTitle}
        </Title>
        {group && (
          <Text $size={15} $soft>
            {messages.usedBy(group.usedBy)}
          </Text>
        )}
      </Stack>
      {group ? (
        <GroupEditForm group={group} isSaving={isUpdating} onSave={(input) => update(group, input)} />
      ) : (
        <GroupCreateForm
          name=""
          isSaving={isCreating}
          onCancel={() => onClose(true)}
          onSave={(input) =>
            create(input, () => {
              show({ message: messages.created(input.name), color: 'success' });
              onClose(true);
            })
          }
        />
      )}
    </Stack>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: center;
  padding-right: var(--space-2);
  & + & {
    border-top: 1px solid var(--line);
  }
  &:hover {
    background: var(--surface-2);
  }
`;

const Open = styled.button`
  display: grid;
  gap: 2px;
  position: relative;
  min-width: 0;
  padding: var(--space-3) var(--space-4);
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Soft = styled.span`
  min-width: 0;
  overflow: hidden;
  color: var(--text-soft);
  font-size: var(--size-15);
  font-weight: 400;
  text-overflow: ellipsis;
`;

/** The option groups of a restaurant: search, add, edit, delete. Which products use one is said before it is deleted. */
export function OptionsView({ restaurantId }: { restaurantId: string }) {
  const site = useOptionGroups(restaurantId);
  const { groups } = site;
  const { openId, open, close } = useGroupPlace();
  const [text, setText] = useState('');
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const environment = useRelayEnvironment();
  const deleteGroup = useDeleteOptionGroup(site);
  const opened = groups.find(({ id }) => id === openId);
  if (openId === NEW_PRODUCT || opened)
    return <GroupScreen key={openId} site={site} group={opened ?? null} onClose={close} />;

  const remove = async ({ id, name, usedBy }: SentGroup): Promise<void> => {
    const users = usedBy > 0 ? await namesOfUsers(environment, restaurantId, id, usedBy) : '';
    const isSure = await confirm({
      title: messages.deleteTitle,
      text: users ? messages.deleteUsed(name, users) : messages.deleteText(name),
      confirmText: messages.delete,
      destructive: true,
    });
    if (!isSure) return;
    const refused = await deleteGroup(id);
    if (refused) show({ message: messages.notDeleted(name, refused.message), color: 'error' });
    else show({ message: messages.deleted(name), color: 'success' });
  };
  const addButton = (
    <Button onClick={() => open(NEW_PRODUCT)}>
      <Icon icon={Plus} />
      {messages.add}
    </Button>
  );
  const found = groupsWith(groups, text);
  return (
    <Stack $gap={5}>
      <Stack $row $between $gap={3}>
        <Stack $gap={1}>
          <Heading $size={20}>{messages.title}</Heading>
          <Text $size={15} $soft>
            {openId !== null ? messages.missingText : messages.intro}
          </Text>
        </Stack>
        {groups.length > 0 && addButton}
      </Stack>
      {groups.length === 0 ? (
        <EmptyState illustration={Plate} title={messages.emptyTitle} as="h3" action={addButton}>
          {messages.emptyText}
        </EmptyState>
      ) : (
        <>
          <Field
            label={messages.search}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {found.length === 0 && <Text role="status">{messages.noMatch(text.trim())}</Text>}
          {found.length > 0 && (
            <Card $padded={false}>
              <List role="list" aria-label={messages.title}>
                {found.map((group) => (
                  <Row key={group.id}>
                    <Open type="button" onClick={() => open(group.id)}>
                      <Name>
                        <span>
                          <VisuallyHidden>{messages.editAction}</VisuallyHidden> {group.name}
                        </span>
                        <Soft>{messages.usedBy(group.usedBy)}</Soft>
                      </Name>
                      <Soft>
                        {choiceText(group)}:{' '}
                        {group.options.map(({ name }) => name).join(', ') || messages.noOptions}
                      </Soft>
                    </Open>
                    <IconButton
                      icon={Trash2}
                      label={messages.remove(group.name)}
                      onClick={() => void remove(group)}
                    />
                  </Row>
                ))}
              </List>
            </Card>
          )}
        </>
      )}
    </Stack>
  );
}
