import { Drawer } from '../../ui/Dialog.tsx';
import type { Preview, Draft } from './conversationState.ts';
import { messages } from './messages.ts';
import { PreviewPane } from './PreviewPane.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  draft: Draft;
  preview: Preview | null;
}

/** The preview on small screens. */
export function PreviewDrawer({ isOpen, onClose, ...site }: Props) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={messages.previewLabel} width={420}>
      <PreviewPane {...site} isTitled />
    </Drawer>
  );
}
