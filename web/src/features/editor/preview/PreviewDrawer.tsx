import type { LivePreview_restaurant$key } from '../../../__generated__/LivePreview_restaurant.graphql.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { LivePreview } from './LivePreview.tsx';
import { messages } from './messages.ts';

interface Props {
  restaurant: LivePreview_restaurant$key;
  isOpen: boolean;
  onClose: () => void;
}

/** The preview on small screens. */
export function PreviewDrawer({ restaurant, isOpen, onClose }: Props) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={messages.title} width={420}>
      <LivePreview restaurant={restaurant} isTitled />
    </Drawer>
  );
}
