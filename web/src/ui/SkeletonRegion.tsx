import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Skeletons belong together: announced once as `label`, hidden from screen readers otherwise. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
