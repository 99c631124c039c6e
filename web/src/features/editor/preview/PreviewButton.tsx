import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LivePreview_restaurant$key } from '../../../__generated__/LivePreview_restaurant.graphql.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from './messages.ts';

/** Media query: the preview is beside the editor; otherwise in a drawer. */
export const PREVIEW_BESIDE = atLeast('large');

const PreviewDrawer = lazy(async () => ({ default: (await import('./PreviewDrawer.tsx')).PreviewDrawer }));

/** Opens the preview in a drawer on narrow screens. */
export function PreviewButton({ restaurant }: { restaurant: LivePreview_restaurant$key }) {
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setDrawer('open')}>
        <Icon icon={Smartphone} />
        {messages.title}
      </Button>
      {drawer !== 'unused' && (
        <Suspense>
          <PreviewDrawer
            restaurant={restaurant}
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
