import { useState } from 'react';
import { Drawer } from '../../ui/Dialog.tsx';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { GroupCreateForm, GroupEditForm } from './GroupForm.tsx';
import { messages } from './messages.ts';
import type { SiteGroups } from './useOptionGroups.ts';
import { useCreateOptionGroup, useUpdateOptionGroup } from './useSaveOptionGroup.ts';

/** The group of a drawer. */
export interface OpenGroup {
  /** null: a new one. */
  id: string | null;
  /** The name of a new one at first. */
  name: string;
  /** Gets the focus back; null: what had it before. */
  field: HTMLElement | null;
  /** Gets the id of a new one. */
  onDone: (id: string) => void;
}

interface Props {
  site: SiteGroups;
  /** null: closed. */
  open: OpenGroup | null;
  onClose: () => void;
}

/** Edits or adds a group beside the form of a product, which keeps its edits. */
export function GroupDrawer({ site, open, onClose }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  const leave = useUnsavedGuard(open !== null && isDirty);
  const [create, isCreating] = useCreateOptionGroup(site.restaurantId);
  const [update, isUpdating] = useUpdateOptionGroup(site);
  const close = (): void => {
    onClose();
    // When the drawer has gone.
    setTimeout(() => open?.field?.focus());
  };
  const group = site.groups.find(({ id }) => id === open?.id);
  return (
    <Drawer
      isOpen={open !== null}
      onClose={() => void leave(close)}
      title={group ? messages.editTitle(group.name) : messages.newTitle}
      width={820}
    >
      {group ? (
        <GroupEditForm
          key={group.id}
          group={group}
          isSaving={isUpdating}
          onDirty={setIsDirty}
          onSave={(input) => update(group, input)}
        />
      ) : (
        open && (
          <GroupCreateForm
            name={open.name}
            isSaving={isCreating}
            onDirty={setIsDirty}
            onCancel={close}
            onSave={(input) =>
              create(input, (id) => {
                open.onDone(id);
                close();
              })
            }
          />
        )
      )}
    </Drawer>
  );
}
