import { useLate } from '../../lib/lateCode.ts';
import { useWatch } from '../../lib/session.ts';

// Only operators need its code.
const loadBar = () => import('./WatchBar.tsx');

/** The bar of an operator who looks through the eyes of an owner; nothing for everybody else. */
export function WatchNotice() {
  const watch = useWatch();
  const late = useLate(loadBar, watch !== null);
  return watch && late ? <late.WatchBar watch={watch} /> : null;
}
