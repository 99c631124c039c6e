import { QueryBoundary } from '../../../relay/QueryBoundary.tsx';
import { Drawer } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { messages } from '../messages.ts';
import { OrderContent } from '../OrderPanel.tsx';

/** The details of an order beside the board; closed without one. */
export const OrderDrawer = ({ orderId, onClose }: { orderId: string | null; onClose: () => void }) => (
  <Drawer isOpen={orderId !== null} onClose={onClose} title={messages.details} width={520}>
    {orderId !== null && (
      <QueryBoundary fallback={<Spinner label={messages.loadingOrder} />} failure={messages.orderFailed}>
        <OrderContent orderId={orderId} as="h2" onClose={null} />
      </QueryBoundary>
    )}
  </Drawer>
);
