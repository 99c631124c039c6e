import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { messages } from './messages.ts';
import { UpgradeSites } from './UpgradeSites.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks which of the free websites is to have a paid plan (spec §2). */
export function UpgradeDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.upgradeTitle}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messages.cancel}
        </Button>
      }
    >
      <QueryBoundary fallback={<Loading />} failure={messages.failure}>
        <UpgradeSites onChoose={onClose} />
      </QueryBoundary>
    </Dialog>
  );
}

function Loading() {
  return (
    <SkeletonRegion label={messages.upgradeLoading}>
      <Stack $gap={2}>
        {[1, 2, 3].map((site) => (
          <Skeleton key={site} $height="64px" $radius="10px" />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
